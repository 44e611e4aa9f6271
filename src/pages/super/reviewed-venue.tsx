import { CourtFacts } from '../../entities/court/court-facts.tsx';
import { lowestPrice } from '../../entities/court/court-week.ts';
import { directionsTo } from '../../entities/venue/venue-links.ts';
import { VenueFactRows } from '../../features/edit-venue/venue-facts.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './super.css.ts';

/** The logo and the photos, as they were uploaded. */
export function ReviewedPhotos({ venue: { name, image, images } }: { venue: Venue }) {
  const t = useT('review');
  const inVenue = useT('venue');
  const pictures = [
    ...(image ? [{ ...image, alt: t('logoOf', { name }), look: css.logo }] : []),
    ...images.map((one, index) => ({ ...one, alt: inVenue('photo', { number: index + 1, name }), look: css.photo })),
  ];
  return (
    <Section title={t('photos')}>
      {images.length === 0 && <p className={css.quiet}>{t('noPhotos')}</p>}
      {pictures.length > 0 && (
        <ul className={css.photos}>
          {pictures.map(({ id, url, alt, look }) => (
            <li key={id}>
              <img className={look} src={url} alt={alt} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Name, place and phone number, with the way to check the place. */
export function ReviewedDetails({ venue }: { venue: Venue }) {
  const t = useT('review');
  return (
    <Section title={t('details')}>
      <VenueFactRows venue={venue} />
      <p>
        <a className={link} href={directionsTo(venue)} target="_blank" rel="noreferrer">
          {t('onMap')}
        </a>
      </p>
    </Section>
  );
}

/** Each court in a line. */
export function ReviewedCourts({ venue: { courts } }: { venue: Venue }) {
  const t = useT('review');
  const inCourts = useT('courts');
  const format = useFormat();
  return (
    <Section title={t('courts')}>
      {courts.length === 0 ? (
        <p className={css.quiet}>{t('noCourts')}</p>
      ) : (
        <ListRows label={t('courts')}>
          {courts.map((court) => (
            <ListRow
              key={court.id}
              title={
                <span className={css.named}>
                  {court.name}
                  {!court.is_public && <Badge>{inCourts('list.hidden')}</Badge>}
                </span>
              }
              meta={
                <>
                  <CourtFacts court={court} />
                  {inCourts('list.from', { price: format.price(lowestPrice(court)) })}
                </>
              }
            />
          ))}
        </ListRows>
      )}
    </Section>
  );
}

import { MapPin, Navigation, Phone } from 'lucide-react';
import { directionsTo, phoneLink } from '../../entities/venue/venue-links.ts';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './venue.css.ts';

/** Pictures, name, place, and what can be done at once. That a venue takes bookings, and their prices, its times say. */
export function VenueHeader({ venue }: { venue: Venue }) {
  const t = useT('venue');
  const format = useFormat();
  return (
    <header className={css.header}>
      <div className={css.pictures}>
        <VenueGallery venue={venue} />
        <div className={css.onPicture}>
          <BookmarkToggle venue={venue} />
          <ShareLink url={shareAddress(paths.venue(venue.slug))} label={t('share')} title={venue.name} />
        </div>
      </div>
      <div className={css.intro}>
        <h1>{venue.name}</h1>
        <p className={css.place}>
          <MapPin size={18} />
          {venue.address}, {venue.city.name}
        </p>
        {!venue.is_bookable && (
          <div className={css.badges}>
            <Badge tone="warning" icon={<Phone size={16} />}>
              {t('phoneOnly')}
            </Badge>
            {venue.price_from !== null && (
              <Badge icon="none">{t('common:money.from', { price: format.price(venue.price_from) })}</Badge>
            )}
          </div>
        )}
        <div className={css.actions}>
          <a className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), css.action)} href={phoneLink(venue)}>
            <Phone size={18} />
            <span className={css.actionName}>{t('call')}</span>
          </a>
          <a
            className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), css.action)}
            href={directionsTo(venue)}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation size={18} />
            <span className={css.actionName}>{t('directions')}</span>
          </a>
        </div>
      </div>
    </header>
  );
}

/** The venue's photos side by side, or its court drawn (R21). */
function VenueGallery({ venue }: { venue: Venue }) {
  const t = useT('venue');
  const sport = venue.sports[0]?.key ?? 'football';
  const photos = venue.images.map(({ url }) => url);
  if (photos.length < 2) {
    const photo = photos[0] ?? null;
    return (
      <div className={css.cover}>
        <CourtCover
          sport={sport}
          id={venue.id}
          image={photo}
          title={photo ? t('photo', { number: 1, name: venue.name }) : undefined}
        />
      </div>
    );
  }
  return (
    // a scrolling region needs the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <ul className={css.photos} aria-label={t('photos', { name: venue.name })} tabIndex={0}>
      {photos.map((url, index) => (
        <li key={url} className={css.photo}>
          <CourtCover
            sport={sport}
            id={venue.id}
            image={url}
            title={t('photo', { number: index + 1, name: venue.name })}
          />
        </li>
      ))}
    </ul>
  );
}

import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import * as css from './venue.css.ts';

/** The venue's photos side by side, or its court drawn (R21). */
export function VenueGallery({ venue }: { venue: Venue }) {
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

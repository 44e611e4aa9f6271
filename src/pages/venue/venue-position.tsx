import { Navigation } from 'lucide-react';
import { PositionSketch } from '../../entities/venue-map/position-sketch.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { directionsTo } from './venue-links.ts';
import * as css from './venue.css.ts';

/** Where it is, and the way there. */
export function VenuePosition({ venue }: { venue: Venue }) {
  const t = useT('venue');
  return (
    <section className={css.section}>
      <h2>{t('location')}</h2>
      <PositionSketch
        latitude={venue.latitude}
        longitude={venue.longitude}
        label={t('position', { name: venue.name })}
      />
      <p>
        {venue.address}, {venue.city.name}
      </p>
      <a
        className={buttonClass({ variant: 'secondary', size: 'sm' }, css.start)}
        href={directionsTo(venue)}
        target="_blank"
        rel="noreferrer"
      >
        <Navigation size={18} />
        {t('directions')}
      </a>
    </section>
  );
}

import { CalendarCheck, MapPin, Navigation, Phone } from 'lucide-react';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { VenueGallery } from './venue-gallery.tsx';
import { directionsTo, phoneLink } from './venue-links.ts';
import * as css from './venue.css.ts';

/** Pictures, name, place, and what can be done at once. */
export function VenueHeader({ venue }: { venue: Venue }) {
  const t = useT('venue');
  const format = useFormat();
  return (
    <header className={css.header}>
      <VenueGallery venue={venue} />
      <div className={css.intro}>
        <h1>{venue.name}</h1>
        <p className={css.place}>
          <MapPin size={18} />
          {venue.address}, {venue.city.name}
        </p>
        <div className={css.badges}>
          {venue.is_bookable ? (
            <Badge tone="success" icon={<CalendarCheck size={16} />}>
              {t('bookable')}
            </Badge>
          ) : (
            <Badge tone="warning" icon={<Phone size={16} />}>
              {t('phoneOnly')}
            </Badge>
          )}
          {venue.price_from !== null && (
            <Badge icon="none">{t('common:money.from', { price: format.price(venue.price_from) })}</Badge>
          )}
        </div>
        <div className={css.actions}>
          <a className={buttonClass({ variant: 'secondary', size: 'sm' })} href={phoneLink(venue)}>
            <Phone size={18} />
            {t('call')}
          </a>
          <a
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            href={directionsTo(venue)}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation size={18} />
            {t('directions')}
          </a>
          <BookmarkToggle venue={venue} />
          <ShareLink label={t('share')} title={venue.name} />
        </div>
      </div>
    </header>
  );
}

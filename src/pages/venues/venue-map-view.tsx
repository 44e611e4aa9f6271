import { useState } from 'react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import { VenueMap } from '../../entities/venue-map/venue-map.tsx';
import { VenueCard } from '../../entities/venue/venue-card.tsx';
import { VenuePages, type VenueListProps } from './venue-list.tsx';
import * as css from './venues.css.ts';

/** The venues as pins; the chosen one's card stands below the map. */
export function VenueMapView({ venues, filters, today, busy, ...paging }: VenueListProps) {
  const t = useT('venues');
  const format = useFormat();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = venues.find(({ id }) => id === chosenId);
  const pins = venues.map(({ id, name, latitude, longitude, price_from: price }) => {
    const label = price === null ? name : `${name}, ${t('card.priceFrom', { price: format.price(price) })}`;
    return { id, latitude, longitude, label, text: price === null ? '–' : format.number(price, 0) };
  });
  return (
    <>
      <div className={css.mapPlace} aria-busy={busy || undefined}>
        <VenueMap
          pins={pins}
          chosenId={chosen?.id ?? null}
          onChoose={setChosenId}
          labels={{ map: t('map.label'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }}
        />
      </div>
      <div aria-live="polite" className={css.chosen}>
        {chosen === undefined ? (
          <p>{t('map.hint')}</p>
        ) : (
          <VenueCard
            venue={chosen}
            to={paths.venue(chosen.slug)}
            today={today}
            date={filters.date}
            timeSlotId={filters.available_time_slot_id}
            action={<BookmarkToggle venue={chosen} />}
          />
        )}
      </div>
      <VenuePages {...paging} />
    </>
  );
}

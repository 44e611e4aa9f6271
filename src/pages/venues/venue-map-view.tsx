import { useMemo, useState } from 'react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { BookmarkToggle } from '../../features/bookmark/bookmark-toggle.tsx';
import type { MapPin } from '../../entities/venue-map/draw-map.ts';
import { VenueMap } from '../../entities/venue-map/venue-map.tsx';
import { VenueCard } from '../../entities/venue/venue-card.tsx';
import type { ShownVenues } from './venue-results.tsx';
import * as css from './venues.css.ts';

/** The venues as pins; the chosen one's card stands below the map. */
export function VenueMapView({ venues, filters, today, stale }: ShownVenues) {
  const t = useT('venues');
  const format = useFormat();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = venues.find(({ id }) => id === chosenId);
  const pins = useSame(
    venues.map(({ id, name, latitude, longitude, price_from: price }): MapPin => {
      const label = price === null ? name : `${name}, ${t('card.priceFrom', { price: format.price(price) })}`;
      return { id, latitude, longitude, label, text: price === null ? '–' : format.number(price, 0) };
    }),
  );
  const places = useSame([...new Map(venues.map(({ city }) => [city.id, city])).values()]);
  const labels = useMemo(
    () => ({
      map: t('map.label'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      group: (count: number) => t('map.group', { count }),
    }),
    [t],
  );
  return (
    <div className={css.mapView}>
      <div className={css.mapPlace} aria-busy={stale['aria-busy']}>
        <VenueMap pins={pins} places={places} labels={labels} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      </div>
      <div aria-live="polite" className={css.chosen}>
        {chosen === undefined ? (
          <p>{t('map.hint')}</p>
        ) : (
          <VenueCard venue={chosen} today={today} wish={filters} action={<BookmarkToggle venue={chosen} />} />
        )}
      </div>
    </div>
  );
}

/** The earlier object as long as it says the same: a bookmark changes the venues, but must not draw the map anew. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]); // what was just written out
}

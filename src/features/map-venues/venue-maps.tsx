import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MapPin } from '../../entities/venue-map/draw-map.ts';
import { TILES } from '../../entities/venue-map/tiles.ts';
import { toListParams, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { VenueMap, type VenueMapProps } from '../../entities/venue-map/venue-map.tsx';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { type Subscribe, useSubscription } from '../../shared/platform/use-subscription.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { mapPlace } from './map-place.css.ts';
import * as css from './venue-maps.css.ts';

interface MapViewProps {
  venues: readonly Venue[];
  /** The venues of the search before are still shown. */
  stale: boolean;
  renderCard: (venue: Venue) => ReactNode;
}

/** Over the lower edge of a map on a phone, with what is around it: a line of words, and the card of the chosen venue. */
const WORDS_AND_CARD = { always: 60, byChosen: 190 };

/** The map in place of the list, with the card of the chosen venue. */
export function MapView({ venues, stale, renderCard }: MapViewProps) {
  const t = useT('venues');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = venues.find(({ id }) => id === chosenId);
  return (
    <div className={css.mapView}>
      <div className={mapPlace} aria-busy={stale || undefined}>
        <PinMap venues={venues} chosenId={chosen?.id ?? null} covered={WORDS_AND_CARD} onChoose={setChosenId} />
      </div>
      <div aria-live="polite" className={css.chosen}>
        {chosen === undefined ? <p>{t('map.hint')}</p> : renderCard(chosen)}
      </div>
    </div>
  );
}

interface SideMapProps {
  /** Those of the list's page. */
  venues: readonly Venue[];
  /** The search, of which the map shows more than one page of the list. */
  filters: VenueFilters;
  /** Holds the cards: each in a list item with `data-venue`, the venue's id. */
  list: RefObject<HTMLElement | null>;
}

/**
 * The map beside its list, of all that the search finds: pin and card of the venue at hand are marked together, and a pressed pin
 * leads to its card, or to the venue itself where its card is on another page of the list.
 */
export function SideMap({ venues, filters, list }: SideMapProps) {
  const navigate = useNavigate();
  const [marked, setMarked] = useState<number | null>(null);
  const query = useQuery(
    keepPage(getListVenuesQueryOptions(toListParams({ ...filters, page: 1, view: 'map' })), 'any'),
  );
  const shown = query.data?.venues ?? venues;

  const mark = useCallback(
    (id: number | null) => {
      markCard(list, id);
      setMarked(id);
    },
    [list],
  );
  const followCards = useCallback<Subscribe<number | null>>(
    (hear) => {
      const stop = watchCards(list.current, hear);
      return () => {
        stop();
        markCard(list, null);
      };
    },
    [list],
  );
  useSubscription(followCards, mark);

  const slugs = useSame(Object.fromEntries(shown.map(({ id, slug }) => [id, slug])));
  const goTo = useCallback(
    (id: number) => {
      const card = itemOf(list, id)?.querySelector('a');
      const slug = slugs[id];
      if (card) card.focus();
      else if (slug !== undefined) void navigate(paths.venue(slug));
    },
    [list, slugs, navigate],
  );
  if (query.isPending) return <Skeleton shape="box" width="100%" height="100%" />;
  return <PinMap venues={shown} chosenId={marked} onChoose={goTo} onPoint={mark} />;
}

/** Tells of the venue whose card the pointer or the focus is on; null when the pointer leaves. */
function watchCards(cards: HTMLElement | null, tell: (id: number | null) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const point = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('[data-venue]') : null;
    tell(item ? Number(item.getAttribute('data-venue')) : null);
  };
  cards?.addEventListener('pointerover', point, { signal });
  cards?.addEventListener('focusin', point, { signal });
  cards?.addEventListener('pointerleave', () => tell(null), { signal });
  return () => stop.abort();
}

/** Marks the card of this venue alone. */
function markCard(list: RefObject<HTMLElement | null>, id: number | null): void {
  list.current?.querySelector(`.${css.marked}`)?.classList.remove(css.marked);
  itemOf(list, id)?.classList.add(css.marked);
}

const itemOf = (list: RefObject<HTMLElement | null>, id: number | null): Element | null | undefined =>
  list.current?.querySelector(`[data-venue="${id}"]`);

type PinMapProps = { venues: readonly Venue[] } & Omit<VenueMapProps, 'pins' | 'places' | 'tiles' | 'labels'>;

/** The venues as pins that say their price. */
function PinMap({ venues, ...map }: PinMapProps) {
  const t = useT('venues');
  const format = useFormat();
  const pins = useSame(
    venues.map(({ id, name, latitude, longitude, price_from: price }): MapPin => {
      const label = price === null ? name : `${name}, ${t('card.priceFrom', { price: format.price(price) })}`;
      return {
        id,
        latitude,
        longitude,
        label,
        text: price === null ? '–' : format.price(price),
      };
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
  return <VenueMap {...map} pins={pins} places={places} tiles={TILES} labels={labels} />;
}

/** The earlier object as long as it says the same: a bookmark changes the venues, but must not draw the map anew. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]); // what was just written out
}

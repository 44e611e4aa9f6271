import { EventKind, EventTime, type ListEventsParams } from '../../shared/api/generated/model';
import { readPage, toSearch, toWhole } from '../../shared/lib/search-params.ts';
import { isAskable } from '../../shared/lib/time/dates.ts';

/**
 * What is being looked for on /events. The URL is its only owner and says it in the wire's own words:
 * `?keywords=&sport_id=&city_id=&kind=open-game&when=past&from=yyyy-MM-dd&to=&mine=1&page=2`. Source: RT-12, COM-08.
 */
export type EventFilters = Pick<
  ListEventsParams,
  'keywords' | 'sport_id' | 'city_id' | 'kind' | 'when' | 'from' | 'to' | 'mine'
> & { page: number };

/** How many fill a page. */
const PER_PAGE = 12;
const MAX_KEYWORDS = 100;

export const noEventFilters: EventFilters = { page: 1 };

/** Reads the URL. What the API would not understand is dropped, so that an old or mistyped link still shows events. */
export function parseEventFilters(search: URLSearchParams): EventFilters {
  const keywords = search.get('keywords')?.trim().slice(0, MAX_KEYWORDS);
  const sport_id = toWhole(search.get('sport_id'));
  const city_id = toWhole(search.get('city_id'));
  const kind = Object.values(EventKind).find((one) => one === search.get('kind'));
  const from = toDay(search.get('from'));
  const to = toDay(search.get('to'));
  // without the keys that say nothing: two equal searches are one query in the cache
  return {
    ...(keywords && { keywords }),
    ...(sport_id !== undefined && { sport_id }),
    ...(city_id !== undefined && { city_id }),
    ...(kind && { kind }),
    ...(search.get('when') === EventTime.past && { when: EventTime.past }),
    ...(from && { from }),
    ...(to && (!from || from <= to) && { to }),
    ...(search.get('mine') === '1' && { mine: true }),
    page: readPage(search),
  };
}

const toDay = (text: string | null): string | undefined => (text !== null && isAskable(text) ? text : undefined);

/** The query of an address, without `?`, in one order, so that one search has one address. */
export const formatEventFilters = ({ mine, page, ...filters }: Partial<EventFilters>): string => {
  const { keywords, sport_id, city_id, kind, when, from, to } = filters;
  return toSearch({
    keywords,
    sport_id,
    city_id,
    kind,
    when: when === EventTime.past && when,
    from,
    to,
    mine: mine && 1,
    page: page !== 1 && page,
  });
};

/** The parameters of GET /events; page and page size are always said. */
export const toEventParams = ({ page, ...filters }: EventFilters): ListEventsParams => ({
  page,
  per_page: PER_PAGE,
  ...filters,
});

/** True when anything narrows the list. */
export const isEventSearch = ({ page: _page, ...narrowing }: EventFilters): boolean =>
  Object.keys(narrowing).length > 0;

import { MAX_ID, toWhole } from '../../shared/routing/search-params.ts';
import { paths } from '../../shared/routing/paths.ts';

/** What the view shows: the list, the form of one court, or that of a new one, empty or filled from another. */
export type CourtPlace = { kind: 'list' } | { kind: 'edit'; id: number } | { kind: 'new'; copyOf: number | null };

/** Reads `?court=12`, `?court=new` and `?court=new&copy=12`; anything else is the list. */
export function readCourtPlace(search: URLSearchParams): CourtPlace {
  const court = search.get('court');
  if (court === 'new') return { kind: 'new', copyOf: idOf(search.get('copy')) };
  const id = idOf(court);
  return id === null ? { kind: 'list' } : { kind: 'edit', id };
}

export const courtPaths = {
  list: () => paths.manageVenue('courts'),
  edit: (id: number) => `${paths.manageVenue('courts')}&court=${id}`,
  add: () => `${paths.manageVenue('courts')}&court=new`,
  copy: (id: number) => `${paths.manageVenue('courts')}&court=new&copy=${id}`,
};

const idOf = (text: string | null): number | null => toWhole(text, MAX_ID) ?? null;

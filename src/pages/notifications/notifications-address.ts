import { toInsideAddress } from '../../shared/routing/inside-address.ts';

/** Reads `?page=2`; what makes no sense counts as not said. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}

/** The query of an address, `?` included; the first page needs none. */
export const pageSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** Where a notification leads, as the router knows it; null when that is nowhere in the app (R7). */
export const targetOf = (url: string, origin: string): string | null => toInsideAddress(url, origin);

import { apiContext } from '../shared/api/context.ts';
import { isEarlyOver, sendEarly } from '../shared/api/early.ts';
import { tiraneDate } from '../shared/lib/time/tirane.ts';
import { now } from '../shared/platform/clock.ts';

/**
 * What a guest's first page asks the API for, when its address alone says so. The start script asks, so this is written out by
 * hand; a test holds it to what the page's loader asks for.
 */
export function firstRequest(path: string, search: string): string | null {
  if (path === '/venues' && search === '') return '/venues?page=1&per_page=10&module=base';
  const [, slug] = /^\/venue\/([a-z0-9-]+)$/.exec(path) ?? [];
  return slug ? `/venue/${slug}?module=base` : null;
}

/** What its answer leads to: the times of a venue that takes bookings, of the day that an address without a search shows. */
export function nextRequest(answer: unknown, search: string, today: string): string | null {
  const { venue } = (answer as { data?: { venue?: { id?: number; is_bookable?: boolean } } | null }).data ?? {}; // judged by the client; here a wrong guess costs a request
  return venue?.is_bookable && search === '' ? `/venue/${venue.id}/availability?date=${today}&module=base` : null;
}

/** Sends them, for the http client to take up. */
export async function sendFirstRequests(path: string, search: string, language: string): Promise<void> {
  const api = apiContext().baseURL;
  const first = firstRequest(path, search);
  if (first === null) return;
  try {
    const answer = await sendEarly(api + first, language);
    const next = nextRequest(await answer.clone().json(), search, tiraneDate(now()));
    if (next !== null && !isEarlyOver()) await sendEarly(api + next, language);
  } catch {
    // told to the one who takes the answer
  }
}

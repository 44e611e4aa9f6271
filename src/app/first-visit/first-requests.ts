import { apiContext } from '../../shared/api/context.ts';
import { isFirstPageShown, sendEarly } from '../../shared/api/first-visit.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';

/**
 * The request of a guest's first page, where its address alone determines it. Written by hand because the start script has no
 * router and no client; a test compares it with what the page's loader requests.
 */
export function firstRequest(path: string, search: string): string | null {
  if (path === '/venues' && search === '') return '/venues?page=1&per_page=10&module=base';
  const [, slug] = /^\/venue\/([a-z0-9-]+)$/.exec(path) ?? [];
  return slug ? `/venue/${slug}?module=base` : null;
}

/** The request that follows its answer: today's times of a venue that takes bookings, if the address names no other day. */
export function nextRequest(answer: unknown, search: string, today: string): string | null {
  const { venue } = (answer as { data?: { venue?: { id?: number; is_bookable?: boolean } } | null }).data ?? {}; // validated by the client; a wrong guess here only costs a request
  return venue?.is_bookable && search === '' ? `/venue/${venue.id}/availability?date=${today}&module=base` : null;
}

/** Sends both, for the http client to take over. */
export async function sendFirstRequests(path: string, search: string, language: string): Promise<void> {
  const api = apiContext().baseURL;
  const first = firstRequest(path, search);
  if (first === null) return;
  try {
    const answer = await sendEarly(api + first, language);
    const next = nextRequest(await answer.clone().json(), search, tiraneDate(now()));
    if (next !== null && !isFirstPageShown()) await sendEarly(api + next, language);
  } catch {
    // reported to whoever takes the answer
  }
}

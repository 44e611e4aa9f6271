import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseVenueFilters } from '../../entities/venue/venue-filters.ts';
import { timesQuery, venueQuery } from '../../pages/venue/venue.data.ts';
import { venuesQuery } from '../../pages/venues/venues.data.ts';
import { DEVELOPMENT_API } from '../../shared/api/context.ts';
import { createQueryClients } from '../owner-change/query-clients.ts';
import { firstRequest, nextRequest } from './first-requests.ts';

/** The addresses that the client asks for; what is answered plays no part. */
const asked: string[] = [];
const data = { date: '2026-11-24', courts: [] };
const answer = () =>
  new Response(JSON.stringify({ success: true, message: null, errors: [], data }), {
    headers: { 'Content-Type': 'application/json' },
  });
vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  asked.push(input instanceof Request ? input.url : String(input));
  return Promise.resolve(answer());
});
const client = () => createQueryClients({ userId: null, profile: { type: 'base', entity_id: 0 } }).current();

describe('the request of the start script', () => {
  afterEach(() => void asked.splice(0));

  it('is that of the list of venues', async () => {
    const { filters } = parseVenueFilters(new URLSearchParams(), '2026-11-24');
    await client().prefetchQuery(venuesQuery(filters));
    expect(asked).toEqual([DEVELOPMENT_API + firstRequest('/venues', '')]);
  });
  it('is that of the page of a venue', async () => {
    await client().prefetchQuery(venueQuery('arena-dajti-2'));
    expect(asked).toEqual([DEVELOPMENT_API + firstRequest('/venue/arena-dajti-2', '?date=2026-11-26')]);
  });
  it('is followed by today’s times, where the venue takes bookings and the address names no day', async () => {
    await client().prefetchQuery(timesQuery(7, '2026-11-24'));
    const venue = (is_bookable: boolean) => ({ data: { venue: { id: 7, is_bookable } } });
    expect(asked).toEqual([`${DEVELOPMENT_API}${nextRequest(venue(true), '', '2026-11-24')}`]);
    expect(nextRequest(venue(false), '', '2026-11-24')).toBeNull();
    expect(nextRequest(venue(true), '?date=2026-11-26', '2026-11-24')).toBeNull();
    expect(nextRequest({ data: null }, '', '2026-11-24')).toBeNull();
    expect(nextRequest({ data: { venues: [] } }, '', '2026-11-24')).toBeNull();
  });
  it('[API-02] goes to the base address that the build was given', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    vi.resetModules();
    const { sendFirstRequests } = await import('./first-requests.ts');
    await sendFirstRequests('/venues', '', 'en-US');
    expect(asked).toEqual(['https://api.example/v1/venues?page=1&per_page=10&module=base']);
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  it.each([
    ['/venues', '?page=2'],
    ['/bookings', ''],
    ['/venue/a/b', ''],
    ['/venue/A%20b', ''],
    ['/', ''],
  ])('is none where the address alone does not determine it: %s%s', (path, search) => {
    expect(firstRequest(path, search)).toBeNull();
  });
});

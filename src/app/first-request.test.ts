import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseVenueFilters } from '../entities/venue/venue-filters.ts';
import { venueQuery } from '../pages/venue/venue.data.ts';
import { venuesQuery } from '../pages/venues/venues.data.ts';
import { DEVELOPMENT_API } from '../shared/api/context.ts';
import { createQueryClients } from './query-clients.ts';
import { firstRequest } from './first-request.ts';

/** The addresses that the client asks for. */
const asked: string[] = [];
const answer = () => new Response(JSON.stringify({ success: true, message: null, errors: [], data: {} }), { headers: { 'Content-Type': 'application/json' } });
vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  asked.push(input instanceof Request ? input.url : String(input));
  return Promise.resolve(answer());
});
const client = () => createQueryClients({ userId: null, profile: { type: 'base', entity_id: 0 } }).current();

describe('what the start script asks for', () => {
  afterEach(() => void asked.splice(0));

  it('is what the list of venues asks for', async () => {
    const { filters } = parseVenueFilters(new URLSearchParams(), '2026-11-24');
    await client().fetchQuery(venuesQuery(filters));
    expect(asked).toEqual([DEVELOPMENT_API + firstRequest('/venues', '')]);
  });
  it('is what the page of a venue asks for', async () => {
    await client().fetchQuery(venueQuery('arena-dajti-2'));
    expect(asked).toEqual([DEVELOPMENT_API + firstRequest('/venue/arena-dajti-2', '?date=2026-11-26')]);
  });
  it.each([
    ['/venues', '?page=2'],
    ['/bookings', ''],
    ['/venue/a/b', ''],
    ['/venue/A%20b', ''],
    ['/', ''],
  ])('is nothing where the address alone does not say it: %s%s', (path, search) => {
    expect(firstRequest(path, search)).toBeNull();
  });
});

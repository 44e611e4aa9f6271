import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../mocks/backend.ts';
import { pictureFile } from '../../mocks/handlers/images/testing.ts';
import { createMockBackend } from '../../mocks/main.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { DEMO_PASSWORD, DEMO_PREFIX } from '../../mocks/seed/demo-accounts.ts';
import { addDays, dateOf, DAY } from '../../mocks/rules/shared/time.ts';
import { findBooking } from '../../src/features/book-court/model/calls.ts';
import { citiesQuery, prefetchVenueLookups, sportsQuery } from '../../src/entities/venue/venue-lookups.ts';
import { configureApi } from '../../src/shared/api/context.ts';
import { getMe } from '../../src/shared/api/generated/endpoints/auth/auth.ts';
import { deleteAccount, login } from '../../src/shared/api/generated/endpoints/sign-in/sign-in.ts';
import {
  cancelBooking,
  createBooking,
  listBookings,
} from '../../src/shared/api/generated/endpoints/bookings/bookings.ts';
import { uploadImage } from '../../src/shared/api/generated/endpoints/images/images.ts';
import { listCities, listSports } from '../../src/shared/api/generated/endpoints/lookups/lookups.ts';
import { listSettings } from '../../src/shared/api/generated/endpoints/settings/settings.ts';
import { getVenue, getVenueTimeSlot, listVenues } from '../../src/shared/api/generated/endpoints/venues/venues.ts';
import { now } from './mock-world.ts';

// The app's http client against the mock backend: what it sends, and what a caller receives.
const sent: { method: string; path: string; query: string; module: unknown; bearer: string | null; body: unknown }[] =
  [];
let token: string | null;
let backend: Backend;

beforeEach(() => {
  backend = createMockBackend({ now: () => now });
  sent.length = 0;
  token = null;
  configureApi({ getToken: () => token });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(new URL(input, 'https://app.example'), init);
    const { pathname, search, searchParams } = new URL(request.url);
    const form = init.body instanceof FormData ? Object.fromEntries(await request.clone().formData()) : null;
    const body: unknown = form ?? (init.body ? await request.clone().json() : null);
    const inBody = typeof body === 'object' && body !== null ? Reflect.get(body, 'module') : undefined;
    sent.push({
      method: request.method,
      path: pathname,
      query: search,
      module: inBody ?? searchParams.get('module'),
      bearer: request.headers.get('authorization'),
      body,
    });
    const answer = await backend.handle(request);
    if (!answer) throw new Error(`${pathname}: not the backend’s`);
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function signIn(): Promise<string> {
  const answer = await login({
    phone_prefix: DEMO_PREFIX,
    phone_number: '690000001',
    password: DEMO_PASSWORD,
    device_id: 'd1',
  });
  token = answer.access_token;
  sent.length = 0;
  return answer.access_token;
}

describe('reads', () => {
  it('[API-15] venues: data.venues and data.pagination, by the filters', async () => {
    const { venues, pagination } = await listVenues({ page: 2, per_page: 5 });
    expect([venues.length, pagination.current_page, pagination.total > 10]).toEqual([5, 2, true]);
    expect((await listVenues({ keywords: 'liqenit' })).venues.map(({ slug }) => slug)).toEqual(['fusha-e-liqenit']);
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/venues', module: 'base', bearer: null, body: null });
  });

  it('[API-16] a venue: data.venue', async () => {
    const { venue } = await getVenue('fusha-e-liqenit');
    expect(venue).toMatchObject({ id: venueIds.liqeni, name: 'Fusha e Liqenit' });
    expect(sent).toMatchObject([{ method: 'GET', path: '/api/venue/fusha-e-liqenit', body: null }]);
  });

  it('[API-17] a time slot of a venue: data as a whole', async () => {
    const data = await getVenueTimeSlot(venueIds.liqeni, 14, { date: comingThursday(dateOf(now)) });
    expect(data.time_slot).toEqual({ id: 14, start: '19:00', end: '20:00' });
    expect(data.courts.map(({ court_id }) => court_id)).toContain(courtIds.liqeni1);
    expect(sent).toMatchObject([{ method: 'GET', path: `/api/venue/${venueIds.liqeni}/time-slots/14`, body: null }]);
  });

  it('[API-18] [API-19] sports and cities: data.sports and data.cities', async () => {
    expect((await listSports()).sports.map(({ key }) => key)).toEqual([
      'football',
      'basketball',
      'volleyball',
      'tennis',
    ]);
    expect((await listCities()).cities.map(({ name }) => name)).toContain('Tiranë');
    expect(sent.map(({ path }) => path)).toEqual(['/api/sports', '/api/cities']);
  });

  it('[API-13] the signed-in user: data.user', async () => {
    const bearer = await signIn();
    expect((await getMe()).user).toMatchObject({ id: 1, name: 'Arben Hoxha' });
    expect(sent).toMatchObject([{ method: 'GET', path: '/api/auth/me', bearer: `Bearer ${bearer}`, body: null }]);
  });
});

describe('settings', () => {
  it('[SET-03] are requested with the given scope, or without the parameter', async () => {
    await listSettings();
    expect((await listSettings({ scope: 'app' })).settings.map(({ key }) => key)).not.toContain('language');
    expect(sent.map(({ query }) => query)).toEqual(['?module=base', '?scope=app&module=base']);
  });
});

describe('lookups', () => {
  const loaded = async (client: QueryClient) => {
    void prefetchVenueLookups(client);
    await vi.waitUntil(() => client.isFetching() === 0);
    return [
      client.getQueryData(sportsQuery.queryKey)?.sports.length,
      client.getQueryData(citiesQuery.queryKey)?.cities.some(({ name }) => name === 'Tiranë'),
    ];
  };

  it('[ENT-41] [ENT-198] [ENT-199] sports and cities are cached once they are loaded', async () => {
    const client = new QueryClient();
    expect(await loaded(client)).toEqual([4, true]);
    expect(await loaded(client)).toEqual([4, true]);
    expect(sent.map(({ path }) => path).toSorted()).toEqual(['/api/cities', '/api/sports', '/api/time-slots']);
  });
});

describe('calls without a documented path', () => {
  it('signing in', async () => {
    const answer = await login({
      phone_prefix: DEMO_PREFIX,
      phone_number: '690000001',
      password: DEMO_PASSWORD,
      device_id: 'd1',
    });
    expect(answer.user.id).toBe(1);
    expect(sent).toMatchObject([{ method: 'POST', module: 'base', bearer: null, body: { phone_number: '690000001' } }]);
    await expect(
      login({ phone_prefix: DEMO_PREFIX, phone_number: '690000001', password: 'x', device_id: 'd1' }),
    ).rejects.toThrow('The phone number or the password is wrong.');
  });

  it('a picture is sent as a form, with the module as a field', async () => {
    await signIn();
    const { image } = await uploadImage({ file: pictureFile(), kind: 'avatar' });
    expect(image).toMatchObject({ width: 3, height: 2 });
    expect(sent).toMatchObject([{ method: 'POST', path: '/api/images', module: 'base', body: { kind: 'avatar' } }]);
  });

  it('deleting the account has a body, and the module in the query like every DELETE', async () => {
    await signIn();
    await deleteAccount({ password: DEMO_PASSWORD, confirmation: 'DELETE' });
    expect(sent).toMatchObject([
      {
        method: 'DELETE',
        path: '/api/auth/account',
        module: 'base',
        body: { password: DEMO_PASSWORD, confirmation: 'DELETE' },
      },
    ]);
    await expect(getMe()).rejects.toThrow('You are not authenticated.');
  });

  it('[API-69] booking, the list of bookings, cancelling', async () => {
    const bearer = `Bearer ${await signIn()}`;
    const wish = {
      court_id: courtIds.liqeni1,
      date: comingThursday(dateOf(now)),
      time_slot_id: 14,
      slot_count: 1,
      weekly: false,
    };
    const { booking } = await createBooking(wish);
    const listed = async () =>
      (await listBookings({ when: 'upcoming', page: 1, per_page: 50 })).bookings.map(
        ({ id, status }) => `${id} ${status}`,
      );
    expect(await listed()).toContain(`${booking.id} Confirmed`);
    await cancelBooking(booking.id, {});
    expect(await listed()).not.toContain(`${booking.id} Confirmed`);
    expect(sent.map(({ method, module, bearer: borne }) => [method, module, borne])).toEqual(
      ['POST', 'GET', 'POST', 'GET'].map((method) => [method, 'base', bearer]),
    );
  });

  it('[R11] a booking whose answer was lost is found among any number of bookings', async () => {
    await signIn();
    const wish = {
      court_id: courtIds.liqeni1,
      date: addDays(dateOf(now), 13),
      time_slot_id: 14,
      slot_count: 1,
      weekly: false,
    };
    const { booking } = await createBooking(wish);
    // 120 earlier ones: more than two of the largest pages
    await backend.control.db.transact(async (db) => {
      const { id: _, ...one } = db.bookings.get(booking.id) ?? raise('the booking is not there');
      for (let n = 0; n < 120; n += 1)
        await db.bookings.insert({
          ...one,
          starts_at: now + DAY + n,
          ends_at: now + DAY + n + 1,
          date: addDays(dateOf(now), 1),
        });
    });
    const order = (slotId: number) => ({
      key: '1',
      body: wish,
      first: { date: wish.date, courtId: wish.court_id, slotId },
    });
    expect(await findBooking(order(14))).toMatchObject({ kind: 'booked', booking: { id: booking.id } });
    expect(await findBooking(order(15))).toEqual({ kind: 'absent' });
  });
});

function raise(message: string): never {
  throw new Error(message);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitted } from '../../../tests/setup/form-errors.ts';
import type { Booking, Event } from '../../shared/api/generated/model';
import { bindClock } from '../../shared/platform/clock.ts';
import { emptyEvent, eventChanges, eventValues, newEvent, rulesOf, SELF } from './event-body.ts';
import { eventSchema } from './event-schema.ts';

// a Tuesday, 10:00 in Tirana
const NOW = Date.parse('2026-11-24T10:00:00+01:00');
beforeAll(() => bindClock(() => NOW));
afterAll(() => bindClock(null));
// the other fields play no part here
const booking = {
  id: 70,
  starts_at: '2026-11-26T20:00:00+01:00',
  ends_at: '2026-11-26T21:00:00+01:00',
  price: 2500,
  court: { id: 4, name: 'Fusha A', sport: { id: 3, key: 'volleyball' } },
} as unknown as Booking;
const SCHEMA = eventSchema({ hasCourt: false, startsAt: NOW });
const typed = (values: object, on: Booking | null = null, owner: string = SELF) =>
  submitted(SCHEMA, {
    ...emptyEvent({ owner, cityId: 1, booking: on, now: NOW }),
    title: ' Futboll ',
    sport_id: '1',
    ...values,
  });
const picture = { id: 41, url: '/api/images/41', width: 1440, height: 810 };
const place = { where: 'place', place_name: ' Parku ', date: '2027-11-26', start: '23:00', end: '01:00' };

describe('a new event', () => {
  it('[COM-08] on a booked court takes its sport, and leaves time and place to the booking', () => {
    expect(newEvent(typed({ rsvp_before: '180', has_minimum: true }, booking), booking)).toEqual({
      owner_type: 'base',
      title: 'Futboll',
      description: '',
      image: null,
      kind: 'open-game',
      sport_id: 3,
      booking_id: 70,
      capacity: 10,
      min_participants: 8,
      min_check_at: '2026-11-26T18:00:00+01:00',
      price_total: 2500,
      level: null,
      gender: 'mixed',
      visibility: 'public',
      join_policy: 'open',
      rsvp_until: '2026-11-26T17:00:00+01:00',
      recurrence: 'none',
      host_plays: true,
    });
  });

  it('on a court that is not known yet sends the booking alone, never a free place or its times', () => {
    const body = newEvent(typed({ booking_id: 70, rsvp_before: '180', has_minimum: true }), null);
    expect(body).toMatchObject({ booking_id: 70, min_participants: 8 });
    for (const field of ['location', 'city_id', 'starts_at', 'ends_at', 'rsvp_until', 'min_check_at'])
      expect(body).not.toHaveProperty(field);
  });

  it('at a free place says where and when; past midnight it ends on the next day', () => {
    const values = { ...place, latitude: 41.3, longitude: 19.8, weekly: true, host_plays: false };
    expect(newEvent(typed(values, null, 'team:5'), null)).toMatchObject({
      owner_type: 'team',
      owner_id: 5,
      sport_id: 1,
      location: { name: 'Parku', address: null, latitude: 41.3, longitude: 19.8 },
      city_id: 1,
      starts_at: '2027-11-26T23:00:00+01:00',
      ends_at: '2027-11-27T01:00:00+01:00',
      min_participants: null,
      min_check_at: null,
      price_total: null,
      rsvp_until: '2027-11-26T23:00:00+01:00',
      recurrence: 'weekly',
      host_plays: false,
    });
  });

  it('sends its picture by its id', () => {
    expect(newEvent(typed({ ...place, image: picture }), null)).toMatchObject({ image: 41 });
  });

  it('of a community is for its members at first, and is announced nowhere else', () => {
    const body = newEvent(typed({ ...place, community_id: '9' }, null, 'community:3'), null);
    expect(body).toMatchObject({ owner_type: 'community', owner_id: 3, visibility: 'community' });
    expect(body).not.toHaveProperty('community_id');
    expect(newEvent(typed({ ...place, community_id: '9' }), null)).toMatchObject({ community_id: 9 });
  });
});

// the other fields play no part here
const event = {
  title: 'Futboll',
  description: '',
  image: null,
  kind: 'training',
  sport: { id: 1 },
  city: { id: 1 },
  owner: { type: 'base', id: 12 },
  community: null,
  place: null,
  location: { name: 'Parku', address: null, latitude: null, longitude: null },
  starts_at: '2026-11-26T20:00:00+01:00',
  ends_at: '2026-11-26T21:00:00+01:00',
  capacity: 14,
  min_participants: null,
  min_check_at: null,
  price_total: 2000,
  level: 'intermediate',
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  rsvp_until: '2026-11-26T18:30:00+01:00',
  recurrence: 'weekly',
} as unknown as Event;
const changed = (values: object, of: Event = event, on: Booking | null = null) =>
  eventChanges(eventSchema(rulesOf(of)).parse({ ...eventValues(of), ...values }), of, on);

describe('a changed event', () => {
  it('sends only what differs, and whether the others are told', () => {
    expect(changed({})).toEqual({ notify: true });
    expect(changed({ title: 'Tjetër', price_total: '', weekly: false, notify: false })).toEqual({
      title: 'Tjetër',
      price_total: null,
      recurrence: 'none',
      notify: false,
    });
  });

  it('gets a picture, keeps it, or loses it', () => {
    expect(changed({ image: picture })).toEqual({ image: 41, notify: true });
    const pictured = { ...event, image: picture };
    expect(changed({ title: 'Tjetër' }, pictured)).toEqual({ title: 'Tjetër', notify: true });
    expect(changed({ image: null }, pictured)).toEqual({ image: null, notify: true });
  });

  it('another time takes its deadlines with it', () => {
    expect(changed({ start: '19:00', end: '20:00' })).toEqual({
      starts_at: '2026-11-26T19:00:00+01:00',
      ends_at: '2026-11-26T20:00:00+01:00',
      rsvp_until: '2026-11-26T17:30:00+01:00',
      notify: true,
    });
  });

  it('gets a court, or gives it up', () => {
    expect(changed({ where: 'court', booking_id: 70 }, event, booking)).toEqual({ booking_id: 70, notify: true });
    // of a place only its booking counts here
    const court = { state: 'confirmed', booking_id: 70 } as unknown as Event['place'];
    const onCourt = { ...event, place: court, location: null };
    expect(changed({}, onCourt)).toEqual({ notify: true });
    expect(changed({ where: 'none' }, onCourt)).toMatchObject({ booking_id: null, location: null });
    // somebody else's booking stays as long as nothing else is chosen
    const foreign = { ...onCourt, place: { ...onCourt.place, booking_id: null } as Event['place'] };
    expect(changed({ title: 'Tjetër' }, foreign)).toEqual({ title: 'Tjetër', notify: true });
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldError } from '../../../tests/setup/form-errors.ts';
import { emptyEvent, SELF } from './event-body.ts';
import { eventSchema } from './event-schema.ts';

// a Tuesday, 10:00 in Tirana
const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const start = { owner: SELF, cityId: 1, booking: null, now: NOW };
const right = {
  ...emptyEvent(start),
  title: 'Futboll i premteve',
  sport_id: '1',
  where: 'place' as const,
  place_name: 'Parku i Madh',
};

describe('the form of an event', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    return () => vi.useRealTimers();
  });

  it.each([
    ['title', '  ', 'validation:fieldRequired'],
    ['title', 'x'.repeat(101), 'validation:maxLength 100'],
    ['sport_id', '', 'validation:sport.required'],
    ['place_name', ' ', 'validation:name.required'],
    ['city_id', '', 'validation:city.required'],
    ['date', '', 'validation:booking.date'],
    ['date', '30.02.2026', 'validation:date'],
    ['start', '', 'eventform:wrong.time'],
    ['end', 'later', 'eventform:wrong.time'],
    ['end', '24:01', 'eventform:wrong.time'],
    ['end', '24:00', null],
    ['start', '24:00', 'eventform:wrong.time'],
    // from 20:00 to 20:00 of the next day
    ['end', '20:00', 'eventform:wrong.long'],
    ['date', '2026-11-24', null],
    ['capacity', 1, 'validation:minimum 2'],
    ['capacity', 101, 'validation:maximum 100'],
    ['price_total', '1500,00', 'validation:number'],
    ['price_total', '1.500', null],
    ['price_total', '1000001', 'validation:maximum 1000000'],
    ['visibility', 'invite-only', null],
  ])('[COM-08] %s %j: %j', async (field, value, message) => {
    expect(await fieldError(eventSchema(), right, field, value)).toBe(message);
  });

  it('does not start in the past, unless it already has', async () => {
    const morning = { ...right, date: '2026-11-24', start: '09:00', end: '11:00' };
    expect(await fieldError(eventSchema(), morning, 'title', 'Futboll')).toBeNull();
    expect(await fieldError(eventSchema(), morning, 'start', '09:00')).toBe('eventform:wrong.past');
    const started = { hasCourt: false, startsAt: Date.parse('2026-11-24T09:00:00+01:00') };
    expect(await fieldError(eventSchema(started), morning, 'start', '09:00')).toBeNull();
  });

  it('answers and the check end after now, whether at a place or on a court', async () => {
    // at 14:00 of the same day, four hours from now
    const today = { ...right, date: '2026-11-24', start: '14:00', end: '15:00', has_minimum: true };
    const late = 'eventform:wrong.deadline';
    expect(await fieldError(eventSchema(), today, 'rsvp_before', '240')).toBe(late);
    expect(await fieldError(eventSchema(), today, 'rsvp_before', '180')).toBeNull();
    expect(await fieldError(eventSchema(), today, 'min_before', '360')).toBe(late);
    expect(await fieldError(eventSchema(), { ...today, has_minimum: false }, 'min_before', '360')).toBeNull();
    const startsAt = Date.parse('2026-11-24T14:00:00+01:00');
    // an event keeps what it has
    expect(await fieldError(eventSchema({ hasCourt: false, startsAt }), today, 'rsvp_before', '240')).toBeNull();
    const onCourt = { ...today, where: 'court' as const, booking_id: 7 };
    const known = { hasCourt: false, startsAt: null, courtStart: () => startsAt };
    expect(await fieldError(eventSchema(known), onCourt, 'min_before', '360')).toBe(late);
    expect(await fieldError(eventSchema(known), onCourt, 'min_before', '120')).toBeNull();
  });

  it('says nothing of the deadlines of a court before it is read', async () => {
    let read: number | null = null;
    const rules = { hasCourt: false, startsAt: null, courtStart: () => read };
    const onCourt = { ...right, where: 'court' as const, booking_id: 7, has_minimum: true };
    expect(await fieldError(eventSchema(rules), onCourt, 'rsvp_before', '240')).toBeNull();
    expect(await fieldError(eventSchema(rules), onCourt, 'min_before', '360')).toBeNull();
    read = Date.parse('2026-11-24T14:00:00+01:00');
    expect(await fieldError(eventSchema(rules), onCourt, 'rsvp_before', '240')).toBe('eventform:wrong.deadline');
  });

  it('asks for a court where it is on one, unless somebody else has booked it', async () => {
    const onCourt = { ...right, where: 'court' as const, place_name: '' };
    expect(await fieldError(eventSchema(), onCourt, 'booking_id', null)).toBe('eventform:wrong.court');
    expect(await fieldError(eventSchema({ hasCourt: true, startsAt: NOW }), onCourt, 'booking_id', null)).toBeNull();
    expect(await fieldError(eventSchema(), onCourt, 'booking_id', 7)).toBeNull();
  });

  it('a minimum is at most the seats, and counts only where one is asked for', async () => {
    const few = { ...right, capacity: 6, min_participants: 8 };
    expect(await fieldError(eventSchema(), few, 'has_minimum', false)).toBeNull();
    const asked = { ...few, has_minimum: true };
    expect(await fieldError(eventSchema(), asked, 'min_participants', 8)).toBe('validation:maximum 6');
    expect(await fieldError(eventSchema(), asked, 'min_participants', 6)).toBeNull();
  });

  it('what only a community sees has one', async () => {
    const seen = { ...right, visibility: 'community' as const };
    expect(await fieldError(eventSchema(), seen, 'community_id', '')).toBe('eventform:wrong.community');
    expect(await fieldError(eventSchema(), seen, 'community_id', '3')).toBeNull();
    expect(await fieldError(eventSchema(), { ...seen, owner: 'community:3' }, 'community_id', '')).toBeNull();
  });
});

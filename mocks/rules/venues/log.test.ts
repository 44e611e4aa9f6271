import { describe, expect, it } from 'vitest';
import type { VenueLogChange, VenueLogRecord } from '../../db/records.ts';
import { courtRecord, venueRecord } from '../testing.ts';
import { actionOf, courtAdded, courtChanges, courtDeleted, sinceReview, venueChanges } from './log.ts';

const venueChange = (field: string, before: string | null, after: string | null): VenueLogChange => ({
  field,
  court: null,
  before,
  after,
});
/** A log whose n-th entry was written at n. */
const logOf = (...entries: (VenueLogRecord['action'] | VenueLogChange[])[]): VenueLogRecord[] =>
  entries.map((entry, at) => ({
    id: at + 1,
    venue_id: 1,
    at,
    actor_id: 1,
    action: typeof entry === 'string' ? entry : 'updated',
    changes: typeof entry === 'string' ? [venueChange('status', 'a', 'b')] : entry,
    reason: null,
  }));
const changesOf = (...entries: Parameters<typeof logOf>) => sinceReview(logOf(...entries))?.changes;

describe('what differs', () => {
  it('of a venue: its own fields under their names on the wire, not the status', () => {
    const before = venueRecord({ image_ids: [1, 2] });
    const after = venueRecord({ image_ids: [2, 1], image_id: 3, city_id: 2, status: 'disabled', created_at: 1 });
    expect(venueChanges(before, after)).toEqual([
      { field: 'image', court: null, before: null, after: 3 },
      { field: 'images', court: null, before: [1, 2], after: [2, 1] },
      { field: 'city', court: null, before: 1, after: 2 },
    ]);
    expect(venueChanges(before, before)).toEqual([]);
  });

  it('of a court: not the order of sets, nor the numbers of schedules and price rules', () => {
    const rule = { weekdays: [1], from_slot_id: 1, to_slot_id: 2, price: 1 };
    const before = courtRecord({ price_rules: [{ id: 1, ...rule }], default_slots: [1, 2, 3, 4, 5] });
    const same = courtRecord({
      price_rules: [{ id: 9, ...rule }],
      default_slots: [5, 4, 3, 2, 1],
      facilities: ['wifi', 'showers'],
    });
    expect(courtChanges(before, same)).toEqual([]);
    expect(courtChanges(before, { ...before, position: 5 }), 'its place in the list').toEqual([]);
    expect(courtChanges(before, { ...same, name: 'Fusha e Parë', price_rules: [] })).toEqual([
      { field: 'name', court: { id: 1, name: 'Fusha e Parë' }, before: 'Fusha 1', after: 'Fusha e Parë' },
      { field: 'price_rules', court: { id: 1, name: 'Fusha e Parë' }, before: [rule], after: [] },
    ]);
  });
});

it('names every change of status', () => {
  expect([
    actionOf('draft', 'in-review', 'owner'),
    actionOf('in-review', 'draft', 'owner'),
    actionOf('in-review', 'draft', 'superuser'),
    actionOf('in-review', 'published', 'superuser'),
    actionOf('draft', 'published', 'superuser'),
    actionOf('published', 'disabled', 'owner'),
    actionOf('disabled', 'published', 'superuser'),
    actionOf('disabled', 'draft', 'owner'),
  ]).toEqual(['submitted', 'withdrawn', 'rejected', 'approved', 'published', 'disabled', 'restored', 'reopened']);
});

describe('what changed since the last review', () => {
  const name = (before: string, after: string) => [venueChange('name', before, after)];

  it('is nothing before the first one', () => {
    expect(sinceReview(logOf('created', name('a', 'b'), 'submitted'))).toBeNull();
  });

  it('counts from the last decision; other changes of status are none', () => {
    const log = logOf('submitted', 'rejected', name('a', 'b'), 'submitted', 'approved', name('b', 'c'), 'disabled');
    expect(sinceReview(log)).toEqual({ decided_at: 4, decision: 'approved', changes: name('b', 'c') });
    expect(sinceReview(log.slice(0, 3))).toEqual({ decided_at: 1, decision: 'rejected', changes: name('a', 'b') });
    expect(sinceReview(logOf('published'))).toMatchObject({ decision: 'approved', changes: [] });
  });

  it('has each field once, from its first value to its last, unless that is the first again', () => {
    expect(changesOf('approved', name('a', 'b'), name('b', 'c'))).toEqual(name('a', 'c'));
    expect(changesOf('approved', name('a', 'b'), name('b', 'a'))).toEqual([]);
  });

  it('has a court that came or went once, without its fields; one that came and went not at all', () => {
    const court = courtRecord();
    const edit = courtChanges(court, courtRecord({ price: 1 }));
    const other = courtChanges(courtRecord({ id: 2 }), courtRecord({ id: 2, price: 1 }));
    expect(changesOf('approved', edit, other)).toEqual([...edit, ...other]);
    expect(changesOf('approved', [courtAdded(court)], edit, other)).toEqual([courtAdded(court), ...other]);
    expect(changesOf('approved', edit, [courtDeleted(court)])).toEqual([courtDeleted(court)]);
    expect(changesOf('approved', [courtAdded(court)], edit, [courtDeleted(court)])).toEqual([]);
  });
});

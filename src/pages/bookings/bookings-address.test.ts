import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_TASKS, bookingsSearch, readBookingsAddress } from './bookings-address.ts';

const read = (search: string) => readBookingsAddress(new URLSearchParams(search));

describe('the address of the bookings', () => {
  it('says nothing that goes without saying', () => expect(bookingsSearch(read(''))).toBe(''));
  it('opens one booking', () =>
    expect(read('?booking=7')).toEqual({ tab: 'upcoming', status: null, page: 1, booking: 7, task: 'details' }));
  it.each(['0', '-1', 'x', '1.5', '9'.repeat(20)])('page %s is the first', (page) =>
    expect(read(`?page=${page}`).page).toBe(1),
  );
  it.each(['', 'abc', '0', '1e3'])('booking "%s" is one that nobody has', (id) =>
    expect(read(`?booking=${id}`).booking).toBe(0),
  );
  it('an unknown task shows the booking', () => expect(read('?booking=7&do=delete').task).toBe('details'));

  it.each(['Unbooked', 'pending', ''])('past, status "%s": all of them', (status) =>
    expect(read(`?tab=past&status=${status}`).status).toBeNull(),
  );
  it('only the past has a filter', () =>
    expect(read('?status=unbooked')).toMatchObject({ tab: 'upcoming', status: null }));
  it('says what the past is filtered by', () => {
    expect(read('?tab=past&status=unbooked')).toMatchObject({ tab: 'past', status: 'unbooked' });
    expect(bookingsSearch(read('?status=played&page=2&tab=past'))).toBe('?tab=past&status=played&page=2');
  });

  it('is read as it was written', () => {
    const list = fc.constantFrom(
      { tab: 'upcoming', status: null } as const,
      { tab: 'past', status: null } as const,
      { tab: 'past', status: 'played' } as const,
      { tab: 'past', status: 'unbooked' } as const,
    );
    const rest = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      booking: fc.integer({ min: 1 }),
      task: fc.constantFrom(...BOOKING_TASKS),
    });
    fc.assert(
      fc.property(list, rest, (of, more) => {
        const one = { ...of, ...more };
        expect(read(bookingsSearch(one))).toEqual(one);
      }),
    );
  });
});

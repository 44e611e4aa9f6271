import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsSearch } from './bookings.data.ts';

const read = (search: string) => bookingsSearch.read(new URLSearchParams(search));

describe('the address of the bookings', () => {
  it('says nothing that goes without saying', () => expect(bookingsSearch.format(read(''))).toBe(''));
  it.each(['0', '-1', 'x', '1.5', '9'.repeat(20)])('page %s is the first', (page) =>
    expect(read(`?page=${page}`).page).toBe(1),
  );

  it.each(['Unbooked', 'pending', ''])('past, status "%s": all of them', (status) =>
    expect(read(`?tab=past&status=${status}`).status).toBeNull(),
  );
  it('only the past has a filter', () =>
    expect(read('?status=unbooked')).toMatchObject({ tab: 'upcoming', status: null }));
  it('says what the past is filtered by', () => {
    expect(read('?tab=past&status=unbooked')).toMatchObject({ tab: 'past', status: 'unbooked' });
    expect(bookingsSearch.format(read('?status=played&page=2&tab=past'))).toBe('tab=past&status=played&page=2');
  });

  it('is read as it was written', () => {
    const list = fc.constantFrom(
      { tab: 'upcoming', status: null } as const,
      { tab: 'past', status: null } as const,
      { tab: 'past', status: 'played' } as const,
      { tab: 'past', status: 'unbooked' } as const,
    );
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 999 }), (of, page) => {
        const one = { ...of, page };
        expect(read(bookingsSearch.format(one))).toEqual(one);
      }),
    );
  });
});

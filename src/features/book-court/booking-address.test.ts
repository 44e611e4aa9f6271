import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { venueAddress } from '../../entities/venue/venue-address.ts';
import { type BookingAddress, bookingSearch, wishOf } from './booking-address.ts';

const read = (search: string) => bookingSearch.read(new URLSearchParams(search));
const full = 'date=2026-11-26&court=7&slot=14&slots=2&weekly=1&book=1';
const today = '2026-11-24';

describe('the booking in the address', () => {
  it('says all of it', () =>
    expect(read(full)).toEqual({
      date: '2026-11-26',
      courtId: 7,
      slotId: 14,
      slotCount: 2,
      sportId: null,
      weekly: true,
      open: true,
      bookedId: null,
      settled: false,
    }));

  it('is what a card of a search links to, until a court is chosen', () => {
    const search = new URLSearchParams(
      venueAddress('x', { date: '2026-11-26', available_time_slot_id: 15, sport_id: 4 }).split('?')[1],
    );
    expect(bookingSearch.read(search)).toMatchObject({ date: '2026-11-26', courtId: null, slotId: 15, sportId: 4 });
    expect(bookingSearch.write(search, { courtId: 7 }).toString()).toBe('date=2026-11-26&slot=15&court=7');
    expect(venueAddress('x', { date: '2026-11-26', sport_id: 4 })).toBe('/venue/x?date=2026-11-26');
    expect(venueAddress('x', {})).toBe('/venue/x');
  });

  it.each([
    'date=2026-13-01',
    'date=tomorrow',
    'court=0',
    'court=-1',
    'court=1e3',
    'slot=19',
    'slot=1.5',
    'slots=4',
    'sport=x',
    'weekly=yes',
    'book=true',
  ])('%s counts as not said', (search) => expect(read(search)).toEqual(read('')));

  it('goes there and back, and leaves other parameters alone', () => {
    const address = fc.record<BookingAddress>({
      date: fc.option(fc.constantFrom('2026-11-26', '2028-02-29')),
      courtId: fc.option(fc.integer({ min: 1, max: 99_999 })),
      slotId: fc.integer({ min: 1, max: 18 }),
      slotCount: fc.integer({ min: 1, max: 3 }),
      sportId: fc.constant(null),
      weekly: fc.boolean(),
      open: fc.boolean(),
      bookedId: fc.option(fc.integer({ min: 1, max: 99_999 })),
      settled: fc.boolean(),
    });
    fc.assert(
      fc.property(address, (wanted) => {
        const written = bookingSearch.write(new URLSearchParams('from=map'), wanted);
        expect(bookingSearch.read(written)).toEqual(wanted);
        expect(written.get('from')).toBe('map');
      }),
    );
  });
});

describe('the wish', () => {
  it('is whole', () =>
    expect(wishOf(read(full), today).wish).toEqual({
      courtId: 7,
      date: '2026-11-26',
      slotId: 14,
      slotCount: 2,
      weekly: true,
    }));
  it('[BK-05] needs a court', () => expect(wishOf(read('date=2026-11-26&slot=14'), today).problems).toEqual(['court']));
  it('[BK-06] needs a time slot', () =>
    expect(wishOf(read('date=2026-11-26&court=7'), today).problems).toEqual(['timeSlot']));
  it('[BK-07] needs a date', () => expect(wishOf(read('court=7&slot=14'), today).problems).toEqual(['date']));
  it('[BK-08] refuses yesterday and accepts today', () => {
    expect(wishOf(read('date=2026-11-23&court=7&slot=14'), today).problems).toEqual(['datePast']);
    expect(wishOf(read('date=2026-11-24&court=7&slot=14'), today).problems).toEqual([]);
  });
  it('names all that is missing', () =>
    expect(wishOf(read(''), today).problems).toEqual(['court', 'date', 'timeSlot']));
});

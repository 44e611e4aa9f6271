import { expect, it } from 'vitest';
import { readCreateAddress, withCreate } from './create-address.ts';

const read = (search: string) => readCreateAddress(new URLSearchParams(search));
const PICKING = '?sport_id=1&do=create&step=where&pick=1&venue=arena-dajti&date=2026-11-26&court=4&slot=6&book=1';

it('the form of a new event is open while the address says so', () => {
  expect(read('?sport_id=1').isOpen).toBe(false);
  expect(read('?do=create&booking=5&community=x&step=later')).toEqual({
    isOpen: true,
    bookingId: 5,
    communityId: null,
    step: 'what',
    isPicking: false,
    venue: null,
  });
  expect(read(PICKING)).toMatchObject({ step: 'where', isPicking: true, venue: 'arena-dajti' });
});

it('opens over the filters, and forgets the court that was looked for when the search ends', () => {
  expect(withCreate(new URLSearchParams('sport_id=1'), {})).toBe('?sport_id=1&do=create');
  expect(withCreate(new URLSearchParams(PICKING), { isPicking: false })).toBe('?sport_id=1&do=create&step=where');
  expect(withCreate(new URLSearchParams(PICKING), { venue: null })).toContain('pick=1');
});

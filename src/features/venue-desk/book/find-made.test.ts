import { expect, test } from 'vitest';
import type { Booking } from '../../../shared/api/generated/model';
import { isMade } from './find-made.ts';

/** Only what is compared. */
const made = {
  court: { id: 5 },
  date: '2026-11-26',
  time_slot: { id: 14 },
  source: 'admin',
  guest_name: 'Ana Leka',
  booked_by: null,
} as unknown as Booking;
const wanted = { court_id: 5, date: '2026-11-26', time_slot_id: 14, guest_name: 'Ana Leka' };
const arben = { id: 1, name: 'Arben Hoxha', image: null };

test.each([
  ['the same walk-in', made, wanted, true],
  ['another walk-in', made, { ...wanted, guest_name: 'Ina Doko' }, false],
  ['another court', made, { ...wanted, court_id: 6 }, false],
  ['another day', made, { ...wanted, date: '2026-11-27' }, false],
  ['another slot', made, { ...wanted, time_slot_id: 15 }, false],
  ['the member', { ...made, guest_name: null, booked_by: arben }, { ...wanted, user_id: 1 }, true],
  ['another member', { ...made, guest_name: null, booked_by: arben }, { ...wanted, user_id: 2 }, false],
  [
    'their own booking',
    { ...made, guest_name: null, booked_by: arben, source: 'user' as const },
    { ...wanted, user_id: 1 },
    false,
  ],
])('a lost answer is found by %s: %#', (_, booking, asked, expected) => {
  expect(isMade(booking, asked)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { deskAddress, readDesk, withDesk } from './desk-address.ts';

const place = { courtId: 5, date: '2026-11-26', slotId: 14 };

describe('the address of a dialog', () => {
  test.each([
    [deskAddress.booking(7), '?booking=7', { kind: 'booking', id: 7 }],
    [deskAddress.ask(7, 'cancel'), '?booking=7&do=cancel', { kind: 'cancel', id: 7 }],
    [deskAddress.ask(7, 'decline'), '?booking=7&do=decline', { kind: 'decline', id: 7 }],
    [deskAddress.ask(7, 'end'), '?booking=7&do=end', { kind: 'end', id: 7 }],
    [deskAddress.move(7), '?move=7', { kind: 'move', id: 7, to: null }],
    [deskAddress.move(7, place), '?move=7&to=5_2026-11-26_14', { kind: 'move', id: 7, to: place }],
    [deskAddress.book(place), '?book=5_2026-11-26_14', { kind: 'book', place }],
    [deskAddress.book(), '?book=1', { kind: 'book', place: null }],
    [deskAddress.block(place), '?block=5_2026-11-26_14', { kind: 'block', place }],
    [deskAddress.block(), '?block=1', { kind: 'block', place: null }],
    [deskAddress.declineGames(1), '?games=1', { kind: 'decline-games', id: 1 }],
    [deskAddress.blocked(3), '?blocked=3', { kind: 'blocked', id: 3 }],
  ])('is written and read: %o', (dialog, search, read) => {
    expect(withDesk('', dialog)).toBe(search);
    expect(readDesk(search)).toEqual(read);
  });

  test('leaves what the page shows, and takes the place of another dialog', () => {
    expect(withDesk('?date=2026-11-26&view=week&booking=7&do=cancel', deskAddress.move(8))).toBe(
      '?date=2026-11-26&view=week&move=8',
    );
    expect(withDesk('?court=5&move=8&to=5_2026-11-26_14', null)).toBe('?court=5');
    expect(withDesk('?booking=8', null)).toBe('');
  });

  test.each(['', '?date=2026-11-26', '?do=cancel', '?to=5_2026-11-26_14'])('is absent in "%s"', (search) => {
    expect(readDesk(search)).toBeNull();
  });

  test.each(['5_2026-11-31_14', '5_2026-11-26_19', '0_2026-11-26_14', '5_2026-11-26', '5_2026-11-26_14_1', 'x', ''])(
    'reads the impossible place "%s" as none',
    (text) => {
      expect(readDesk(`?book=${text}`)).toEqual({ kind: 'book', place: null });
    },
  );

  test('reads an impossible id as 0, and an unknown question as the booking', () => {
    expect(readDesk('?booking=-7')).toEqual({ kind: 'booking', id: 0 });
    expect(readDesk('?booking=7&do=sell')).toEqual({ kind: 'booking', id: 7 });
    expect(readDesk('?move=1e3')).toEqual({ kind: 'move', id: 0, to: null });
  });
});

import { describe, expect, it } from 'vitest';
import { cancelObstacle } from './cancel-obstacle.ts';

const start = '2026-11-26T19:00:00+01:00';
const at = Date.parse(start);
const booking = { status: 'Confirmed', starts_at: start, can_cancel: true } as const;

describe('what stands against cancelling', () => {
  it('nothing, when the server allows it', () => expect(cancelObstacle(booking, at - 1)).toBeNull());
  it('[BK-04] the booking has begun, whatever an old answer allowed', () =>
    expect(cancelObstacle(booking, at)).toBe('past'));
  it('the time to cancel is over', () =>
    expect(cancelObstacle({ ...booking, can_cancel: false }, at - 1)).toBe('window-closed'));
  it('an earlier cancellation, before and after its time', () => {
    const unbooked = { ...booking, status: 'Unbooked', can_cancel: false } as const;
    expect([cancelObstacle(unbooked, at - 1), cancelObstacle(unbooked, at + 1)]).toEqual(['unbooked', 'unbooked']);
  });
});

import { describe, expect, it } from 'vitest';
import { unbookedReason } from './unbooked-reason.ts';

const instant = '2026-11-20T10:00:00+01:00';

describe('why a booking is unbooked (R27)', () => {
  it.each([
    { cancelled_by: 'user', confirmed_at: instant, reason: 'user' },
    { cancelled_by: 'user', confirmed_at: null, reason: 'user' },
    { cancelled_by: 'admin', confirmed_at: instant, reason: 'venue' },
    { cancelled_by: 'admin', confirmed_at: null, reason: 'declined' },
    { cancelled_by: 'system', confirmed_at: null, reason: 'expired' },
    { cancelled_by: null, confirmed_at: null, reason: null },
  ] as const)('by $cancelled_by, confirmed at $confirmed_at: $reason', ({ reason, ...booking }) => {
    expect(unbookedReason({ status: 'Unbooked', ...booking })).toBe(reason);
  });

  it('a booking that stands has none', () => {
    expect(unbookedReason({ status: 'Confirmed', cancelled_by: null, confirmed_at: instant })).toBeNull();
  });
});

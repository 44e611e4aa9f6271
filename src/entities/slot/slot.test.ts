import { describe, expect, it } from 'vitest';
import { slotLook } from './slot.ts';

describe('a slot as a player sees it', () => {
  it.each(['confirmed', 'pending', 'held', 'blocked'] as const)('%s is taken', (state) =>
    expect(slotLook({ state })).toBe('taken'),
  );
  it.each(['available', 'past', 'too-soon', 'too-far'] as const)('%s says so', (state) =>
    expect(slotLook({ state })).toBe(state),
  );
  it.each(['confirmed', 'pending', 'past'] as const)('%s is mine when the booking in it is', (state) => {
    expect(slotLook({ state, is_mine: true, booking_id: 41 })).toBe('mine');
  });
});

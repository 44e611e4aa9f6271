import { describe, expect, it } from 'vitest';
import { type BookingProcess, noBooking } from './model/booking-process.ts';
import { canConfirm, isLost, isOverLimit } from './readiness.ts';
import type { WeekPlan } from './weeks.ts';

const wish = { courtId: 7, date: '2026-11-26', slotId: 14, slotCount: 1, weekly: false };
const single: BookingProcess = { ...noBooking, wish };
const weekly: BookingProcess = { ...noBooking, wish: { ...wish, weekly: true } };
const refused = (code: string) => ({ kind: 'refused' as const, refusal: { message: code, code } });
const plan: WeekPlan = {
  weeks: [],
  overrides: [],
  total: 0,
  lowest: 0,
  highest: 0,
  booked: 11,
  moved: 1,
  skipped: 1,
  open: 0,
};

describe('the button', () => {
  it('is ready with a hold on its way or without one', () => expect(canConfirm(single, null)).toBe(true));
  it('waits for a whole booking', () => expect(canConfirm(noBooking, null)).toBe(false));
  it('[R11] waits until a lost answer is settled', () =>
    expect(canConfirm({ ...single, attempt: { kind: 'unsure' } }, null)).toBe(false));
  it('cannot be pressed once the time is known to be lost, or the limit reached', () => {
    for (const code of ['slot_taken', 'limit_reached']) {
      expect(canConfirm({ ...single, hold: refused(code) }, null)).toBe(false);
      expect(canConfirm({ ...single, attempt: refused(code) }, null)).toBe(false);
    }
    expect(canConfirm({ ...weekly, hold: refused('limit_reached') }, plan)).toBe(false);
  });
  it('stays ready after another refusal of the hold: the server has the last word', () => {
    expect(canConfirm({ ...single, hold: refused('stale') }, null)).toBe(true);
    expect(canConfirm({ ...weekly, hold: refused('slot_taken') }, plan)).toBe(true);
  });
  it('waits for each week to be decided', () => {
    expect(canConfirm(weekly, null)).toBe(false);
    expect(canConfirm(weekly, { ...plan, open: 1 })).toBe(false);
    expect(canConfirm(weekly, { ...plan, booked: 0 })).toBe(false);
    expect(canConfirm(weekly, plan)).toBe(true);
  });
  it('offers another time only where a single one is gone', () => {
    expect(isLost({ ...single, hold: refused('slot_taken') })).toBe(true);
    expect(isLost({ ...single, attempt: refused('slot_taken') })).toBe(true);
    expect(isLost({ ...single, attempt: refused('limit_reached') })).toBe(false);
    expect(isLost({ ...single, hold: refused('limit_reached') })).toBe(false);
    expect(isLost({ ...weekly, hold: refused('slot_taken') })).toBe(false);
  });
  it('knows the limit from the hold and from the attempt', () => {
    expect(isOverLimit({ ...weekly, hold: refused('limit_reached') })).toBe(true);
    expect(isOverLimit({ ...single, attempt: refused('limit_reached') })).toBe(true);
    expect(isOverLimit({ ...single, hold: refused('slot_taken') })).toBe(false);
  });
});

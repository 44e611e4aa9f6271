import { describe, expect, it } from 'vitest';
import { nextEvening } from './tonight.ts';

const at = (time: string) => nextEvening(Date.parse(`2026-11-24T${time}:00+01:00`));

describe('nextEvening', () => {
  it('is 19:00 today', () => {
    expect(at('10:00')).toEqual({ date: '2026-11-24', timeSlotId: 14, start: '19:00', today: true });
    expect(at('18:00').timeSlotId).toBe(14);
  });

  it('leaves an hour of notice', () => {
    expect(at('18:01')).toMatchObject({ timeSlotId: 15, start: '20:00' });
    expect(at('22:00')).toMatchObject({ timeSlotId: 18, start: '23:00', today: true });
  });

  it('is tomorrow when the day has no slot left', () => {
    expect(at('22:01')).toEqual({ date: '2026-11-25', timeSlotId: 14, start: '19:00', today: false });
  });
});

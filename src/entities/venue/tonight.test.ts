import { describe, expect, it } from 'vitest';
import { nextEvening, quickDays } from './tonight.ts';

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

describe('quickDays', () => {
  const on = (day: string, time = '10:00') => quickDays(Date.parse(`${day}T${time}:00+01:00`));
  const weekend = (day: string) => on(day).find(({ name }) => name === 'weekend')?.date;

  it('are tonight, tomorrow and Saturday', () => {
    expect(on('2026-11-24')).toEqual([
      { name: 'tonight', date: '2026-11-24', available_time_slot_id: 14 },
      { name: 'tomorrow', date: '2026-11-25' },
      { name: 'weekend', date: '2026-11-28' },
    ]);
  });

  it('have no evening once the day has none left', () => {
    expect(on('2026-11-24', '22:01').map(({ name }) => name)).toEqual(['tomorrow', 'weekend']);
  });

  it('know that a Saturday and a Sunday are the weekend', () => {
    expect(weekend('2026-11-28')).toBe('2026-11-28');
    expect(weekend('2026-11-29')).toBe('2026-11-29');
    expect(weekend('2026-11-30')).toBe('2026-12-05');
  });
});

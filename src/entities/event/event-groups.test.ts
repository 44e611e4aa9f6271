import { describe, expect, it } from 'vitest';
import type { Event } from '../../shared/api/generated/model';
import { eventGroups } from './event-groups.ts';

type Given = Pick<Event, 'starts_at' | 'phase' | 'my_participation'> & { id: number };

const at = (id: number, starts_at: string, status?: string, phase: Event['phase'] = 'scheduled'): Given => ({
  id,
  starts_at,
  phase,
  // of a participation only its status matters here
  my_participation: status === undefined ? null : ({ status } as Event['my_participation']),
});
const grouped = (events: readonly Given[], askedFirst: boolean) =>
  eventGroups(events, { askedFirst }).map(({ date, events: list }) => [date, list.map(({ id }) => id)]);

describe('events under their days', () => {
  // 23:30 in Tirana is still the 24th, although UTC and other clocks differ
  const events = [
    at(1, '2026-11-26T20:00:00+01:00', 'invited'),
    at(2, '2026-11-24T23:30:00+01:00', 'going'),
    at(3, '2026-11-25T00:30:00+01:00'),
    at(4, '2026-11-25T18:00:00+01:00', 'invited', 'cancelled'),
  ];

  it('[RT-12] stand under the day they start on in Tirana, in the order of the list', () => {
    expect(grouped(events.slice(1), false)).toEqual([
      ['2026-11-24', [2]],
      ['2026-11-25', [3, 4]],
    ]);
  });
  it('begin with what waits for an answer; a cancelled one waits for nothing', () => {
    expect(grouped(events, true)).toEqual([
      [null, [1]],
      ['2026-11-24', [2]],
      ['2026-11-25', [3, 4]],
    ]);
  });
  it('elsewhere leave it at its day', () => {
    expect(grouped(events.slice(0, 1), false)).toEqual([['2026-11-26', [1]]]);
    expect(grouped([], true)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideDeepLinks,
  noDeepLinks,
  type Destination,
  type DeepLinkEvent,
  type DeepLinkState,
} from '../../src/models/deep-links/deep-links.ts';

interface Arrival {
  at: number;
  kind: Destination['kind'];
  name: string;
}
interface Schedule {
  readyAt: number;
  arrivals: readonly Arrival[];
  /** Whether an event at the same millisecond as the end of the delay comes before it. */
  isLinkFirst: boolean;
}
type Outcome = { opened: [name: string, at: number][]; warned: string[] };

/** Runs a schedule on a clock of whole ms. */
function play({ readyAt, arrivals, isLinkFirst }: Schedule): Outcome {
  const outcome: Outcome = { opened: [], warned: [] };
  const due: { at: number; rank: number; event: DeepLinkEvent }[] = arrivals.map(({ at, kind, name }) => ({
    at,
    rank: isLinkFirst ? 1 : 3,
    event: {
      type: 'arrived',
      source: 'native',
      outside: name,
      destination: kind === 'page' ? { kind, address: name } : { kind },
      now: at,
    },
  }));
  due.push({ at: readyAt, rank: isLinkFirst ? 2 : 0, event: { type: 'ready' } });
  let state: DeepLinkState = noDeepLinks;
  for (;;) {
    const next = due.toSorted((a, b) => a.at - b.at || a.rank - b.rank)[0];
    if (!next) return outcome;
    due.splice(due.indexOf(next), 1);
    const decision = decideDeepLinks(state, next.event);
    state = decision.state;
    for (const command of decision.commands) {
      if (command.type === 'wait')
        due.push({ at: next.at + command.ms, rank: 2, event: { type: 'delay-elapsed', now: next.at + command.ms } });
      if (command.type === 'open') outcome.opened.push([command.link.address, next.at]);
      if (command.type === 'warn') outcome.warned.push(command.text);
    }
  }
}

/** The specification as a function: only opening times, no state machine. */
function expected({ readyAt, arrivals }: Schedule): Outcome['opened'] {
  const opened: Outcome['opened'] = [];
  for (const { at, kind, name } of arrivals.toSorted((a, b) => a.at - b.at)) {
    if (kind !== 'page') continue;
    const when = Math.max(at, readyAt + 500);
    const last = opened.at(-1)?.[1] ?? -Infinity;
    if (when - last >= 500) opened.push([name, when]);
  }
  return opened;
}

// every time is a boundary of some other, or 1 ms beside it
const edges = [0, 1, 2, 499, 500, 501, 999, 1_000, 1_001, 1_499, 1_500, 1_501, 2_000];
const kind = fc.constantFrom<Arrival['kind'][]>('page', 'page', 'page', 'invalid', 'unknown');
const schedule: fc.Arbitrary<Schedule> = fc.record({
  readyAt: fc.constantFrom(0, 1, 499, 500, 501, 1_000),
  arrivals: fc
    .array(fc.record({ at: fc.constantFrom(...edges), kind }), { maxLength: 7 })
    .map((all) => all.map(({ at, kind }, index) => ({ at, kind, name: `/page-${index}` }))),
  isLinkFirst: fc.boolean(),
});

describe('links in every order', () => {
  it('[DL-06] [DL-07] [DL-08] are opened when the specification says (20,000 schedules)', () => {
    fc.assert(
      fc.property(schedule, (one) => {
        expect(play(one).opened).toEqual(expected(one));
      }),
      { numRuns: 20_000 },
    );
  });

  it('[DL-08] the delay at −1, 0 and +1 ms: never before 500 ms after ready', () => {
    for (const at of [0, 99, 100, 101, 599, 600, 601]) {
      for (const isLinkFirst of [true, false]) {
        const { opened } = play({ readyAt: 100, arrivals: [{ at, kind: 'page', name: '/venues' }], isLinkFirst });
        expect(opened).toEqual([['/venues', Math.max(600, at)]]);
      }
    }
  });

  it('[DL-07] two links and the lock at −1, 0 and +1 ms, from every moment of the start', () => {
    for (const first of edges) {
      for (const gap of [0, 1, 499, 500, 501, 1_000]) {
        const arrivals: Arrival[] = [
          { at: first, kind: 'page', name: '/first' },
          { at: first + gap, kind: 'page', name: '/second' },
        ];
        const one = { readyAt: 500, arrivals, isLinkFirst: true };
        expect(play(one).opened).toEqual(expected(one));
        // open long since: the gap alone decides
        const later = play({
          readyAt: 0,
          arrivals: arrivals.map(({ at, kind, name }) => ({ at: at + 5_000, kind, name })),
          isLinkFirst: true,
        });
        expect(later.opened.map(([name]) => name)).toEqual(gap >= 500 ? ['/first', '/second'] : ['/first']);
      }
    }
  });

  it('[DL-04] [DL-09] one that leads nowhere never stands in the way, and is told of unless it is skipped', () => {
    fc.assert(
      fc.property(schedule, (one) => {
        const { opened, warned } = play(one);
        const good = { ...one, arrivals: one.arrivals.filter((arrival) => arrival.kind === 'page') };
        expect(play(good)).toEqual({ opened, warned: [] });
        expect(warned.length).toBeLessThanOrEqual(one.arrivals.length - good.arrivals.length);
      }),
      { numRuns: 5_000 },
    );
  });
});

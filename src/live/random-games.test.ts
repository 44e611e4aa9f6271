import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random, shuffled } from '../tournament/index.ts';
import { inOrder } from './order.ts';
import { merged } from './testing/merged.ts';
import { replay } from './replay.ts';
import { currentPoints, scoreNow } from './score.ts';
import { type RandomGame, randomGame } from './testing/random-log.ts';
import { slowGame } from './testing/slow-game.ts';
import type { LogEvent, Refusal } from './types.ts';

/** Logs per sport; `npm run test:full` looks at many more. A failure prints its seed. */
const RUNS = process.env['TEST_FULL'] ? 20_000 : 400;
const timeout = 50 * RUNS;
const seeds = fc.noShrink(fc.integer()); // a smaller seed is not a smaller game

const everywhere: readonly Refusal[] = [
  ...(['game_over', 'no_side', 'not_of_sport', 'not_started', 'other_period', 'period_on', 'period_over'] as const),
  ...(['decided', 'undecided', 'unknown_player'] as const),
];
const cases = [
  ['football', ['player_out', 'has_card', 'no_card', 'no_shootout', 'only_shootout']],
  ['basketball', ['player_out', 'no_timeout']],
  ['volleyball', ['set_won', 'set_open', 'no_timeout', 'no_substitution']],
  ['tennis', ['set_won', 'set_open']],
] as const;

describe.each(cases)('random games of %s', (sport, own) => {
  it('are those of the slow implementation', { timeout }, () => {
    const named = new Set<Refusal>();
    let over = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const next = random(seed);
        const game = randomGame(sport, next);
        const ours = toldBy(game);
        expect(ours).toEqual(slowGame(game));
        const halfway = { ...game, log: inOrder(game.log).slice(0, Math.floor(next() * game.log.length)) };
        expect(toldBy(halfway)).toEqual(slowGame(halfway));
        for (const refusal of ours.refusals.values()) named.add(refusal);
        over += Number(ours.phase === 'over');
      }),
      { numRuns: RUNS },
    );
    expect([...named].toSorted(), 'why something did not fit').toEqual([...everywhere, ...own].toSorted());
    expect(over, 'games that came to their end').toBeGreaterThan(RUNS / 10);
  });

  it('are the same in whatever order and batches their entries come', { timeout }, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const next = random(seed);
        const game = randomGame(sport, next);
        const ours = toldBy(game);
        expect(toldBy({ ...game, log: shuffled(game.log, next) })).toEqual(ours);
        const batches = batchesOf(shuffled(game.log, next), next);
        const log = batches.reduce<readonly LogEvent[]>((all, batch) => merged(all, batch), []);
        expect(idsOf(log)).toEqual(idsOf(inOrder(game.log)));
        expect(toldBy({ ...game, log })).toEqual(ours);
      }),
      { numRuns: RUNS },
    );
  });
});

const idsOf = (log: readonly LogEvent[]) => log.map(({ client_id }) => client_id).join();

/** What the engine says to the questions of the slow implementation. */
function toldBy({ rules, log, lineUps }: RandomGame): ReturnType<typeof slowGame> {
  const { state, entries } = replay(rules, log, lineUps);
  const { home, away, periods, sets, shootout } = scoreNow(state, rules);
  const players = [...state.players].toSorted(([a], [b]) => a - b);
  return {
    phase: state.phase,
    score: { home, away },
    periods: [...periods],
    sets: [...sets],
    shootout,
    fouls: state.fouls,
    points: currentPoints(state, rules),
    serving: state.serving,
    players: players.map(
      ([player, { points, fouls, isOut }]) => `${player}: ${points} points, ${fouls} fouls${isOut ? ', out' : ''}`,
    ),
    refusals: new Map(entries.flatMap(({ event, refused }) => (refused ? [[event.client_id, refused]] : []))),
  };
}

/** Some entries are sent again, with their own batch or with a later one. */
function batchesOf(log: readonly LogEvent[], next: () => number): LogEvent[][] {
  const batches: LogEvent[][] = [];
  for (let from = 0; from < log.length;) {
    const to = from + 1 + Math.floor(next() * 20);
    const again = log.slice(0, to).filter(() => next() < 0.1);
    batches.push([...log.slice(from, to), ...again]);
    from = to;
  }
  return batches;
}

import fc from 'fast-check';
import type { Card, Criterion, RankingCriterion, RankingRules, Sport, StandingsInput, TableGame } from '../types.ts';

// Small groups with few different results, so that most tables have ties, many of them of three and more teams.

type Played = Pick<TableGame, 'score' | 'sets' | 'retired' | 'cards'>;
const score = (home: number, away: number) => ({ home, away });

const card: fc.Arbitrary<Card> = fc.record({
  side: fc.constantFrom('home', 'away'),
  player: fc.constantFrom(null, 7, 8),
  kind: fc.constantFrom('yellow-card', 'yellow-card', 'second-yellow', 'red-card'),
});

const goals = fc.constantFrom(0, 0, 1, 1, 2);
const football: fc.Arbitrary<Played> = fc.record({
  score: fc.record({ home: goals, away: goals }),
  cards: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(card, { maxLength: 4 }) },
  ),
});

const basketball: fc.Arbitrary<Played> = fc
  .constantFrom(score(71, 70), score(70, 71), score(75, 70), score(70, 75), score(80, 75), score(75, 80))
  .map((of) => ({ score: of }));

/** Sets from the view of the winner, turned round for half of the games. */
const bySets = (won: fc.Arbitrary<Played>): fc.Arbitrary<Played> =>
  fc.tuple(won, fc.boolean()).map(([of, isTurned]) => (isTurned ? turned(of) : of));

const turned = ({ score: of, sets = [], retired }: Played): Played => ({
  score: of && score(of.away, of.home),
  sets: sets.map(({ home, away, ...more }) => ({ home: away, away: home, ...more })),
  retired: retired && (retired === 'home' ? 'away' : 'home'),
});

const volleyball = bySets(
  fc.tuple(fc.constantFrom(0, 1, 2), fc.constantFrom(15, 20)).map(([lost, points]) => ({
    score: score(3, lost),
    sets: [
      ...Array.from({ length: 3 }, () => score(25, points)),
      ...Array.from({ length: lost }, () => score(points, 25)),
    ],
  })),
);

const tennis = bySets(
  fc.constantFrom<Played>(
    { score: score(2, 0), sets: [score(6, 4), score(6, 4)] },
    { score: score(2, 0), sets: [score(6, 3), score(7, 6)] },
    { score: score(2, 1), sets: [score(6, 4), score(4, 6), score(6, 4)] },
    { score: score(2, 1), sets: [score(6, 4), score(6, 7), { ...score(10, 8), isMatchTiebreak: true }] },
    // the one who is ahead gives up
    { score: score(1, 0), sets: [score(6, 4), score(2, 1)], retired: 'home' },
  ),
);

const results: Readonly<Record<Sport, fc.Arbitrary<Played>>> = { football, basketball, volleyball, tennis };

const straight = (won: number, perSet: number, lost: number): Played => ({
  score: score(won, 0),
  sets: Array.from({ length: won }, () => score(perSet, lost)),
});
/** So few that teams level in one thing are level in all others, too. */
const evenResults: Readonly<Record<Sport, readonly Played[]>> = {
  football: [score(1, 0), score(0, 1), score(2, 1), score(1, 2)].flatMap((of): readonly Played[] => [
    { score: of },
    { score: of, cards: [{ side: 'home', player: 7, kind: 'yellow-card' }] },
  ]),
  basketball: [{ score: score(71, 70) }, { score: score(70, 71) }, { score: score(72, 71) }],
  volleyball: [straight(3, 25, 20), turned(straight(3, 25, 20))],
  tennis: [straight(2, 6, 4), turned(straight(2, 6, 4))],
};

type State = Pick<TableGame, 'status' | 'resultStatus' | 'forfeits'>;
const weighted = (...states: readonly (readonly [number, State])[]): fc.Arbitrary<State> =>
  fc.oneof(...states.map(([weight, state]) => ({ weight, arbitrary: fc.constant(state) })));

/** Every game has a result. */
const playedOut = weighted(
  [20, { status: 'finished' }],
  [2, { status: 'finished', resultStatus: 'official' }],
  [1, { status: 'finished', resultStatus: 'provisional' }],
  [1, { status: 'walkover', forfeits: ['home'] }],
  [1, { status: 'walkover', forfeits: ['away'] }],
  [1, { status: 'walkover', forfeits: ['home', 'away'] }],
);
const underWay = fc.oneof(
  { weight: 5, arbitrary: playedOut },
  {
    weight: 1,
    arbitrary: weighted(
      [4, { status: 'scheduled' }],
      [1, { status: 'live' }],
      [1, { status: 'break' }],
      [2, { status: 'cancelled' }],
      [1, { status: 'abandoned' }],
      [2, { status: 'finished', resultStatus: 'disputed' }],
      [1, { status: 'postponed', resultStatus: 'none' }],
    ),
  },
);

const deductions = fc.oneof(
  { weight: 12, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.record({ points: fc.integer({ min: 1, max: 3 }), reason: fc.constant('') }), {
      maxLength: 2,
    }),
  },
);
const status = fc.oneof(
  { weight: 14, arbitrary: fc.constant('active' as const) },
  { weight: 1, arbitrary: fc.constantFrom('withdrawn' as const, 'disqualified' as const) },
);

const frame = fc.record({
  ids: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
  legs: fc.constantFrom(1, 1, 1, 2),
  seed: fc.nat(),
  states: fc.constantFrom(playedOut, playedOut, underWay),
  isEven: fc.boolean(),
  /** Now and then the last game is not even planned. */
  isPlanned: fc.constantFrom(true, true, true, true, false),
});

/** Teams that meet each other once or twice; some of the games may be missing or still to be played. Games are numbered from 100. */
export const randomTable = (sport: Sport, rules: RankingRules): fc.Arbitrary<StandingsInput> =>
  frame.chain(({ ids, legs, seed, states, isEven, isPlanned }) => {
    const once = ids.flatMap((home, index) => ids.slice(index + 1).map((away) => ({ home, away })));
    const back = once.map(({ home, away }) => ({ home: away, away: home }));
    const planned = (legs === 2 ? [...once, ...back] : once).slice(isPlanned ? 0 : 1);
    const result = isEven ? fc.constantFrom(...evenResults[sport]) : results[sport];
    const game = fc.record({ state: states, result, at: fc.nat({ max: 9 }) });
    const entry = fc.record({ status, deductions });
    return fc
      .tuple(fc.tuple(...ids.map(() => entry)), fc.tuple(...planned.map(() => game)))
      .map(([entries, games]): StandingsInput => ({
        sport,
        rules,
        legs,
        seed,
        teams: entries.map((more, index) => Object.assign({ id: ids[index] ?? 0 }, more)),
        games: games.map(({ state, result, at }, index) => {
          const sides = planned[index] ?? { home: 0, away: 0 };
          const hasScore = ['finished', 'live', 'break'].includes(state.status ?? '');
          const more: Played = hasScore ? result : { score: null };
          return Object.assign({ id: 100 + index, at }, sides, more, state);
        }),
      }));
  });

const keys: readonly Criterion[] = [
  'points',
  'wins',
  'win_pct',
  'diff',
  'scored',
  'set_ratio',
  'point_ratio',
  'set_pct',
  'game_pct',
  'fair_play',
  'h2h_points',
  'h2h_wins',
  'h2h_win_pct',
  'h2h_diff',
  'h2h_scored',
];

/** Criteria as an organizer may put them together. */
export const randomCriteria: fc.Arbitrary<readonly RankingCriterion[]> = fc.array(
  fc.record({ key: fc.constantFrom(...keys), onlyIfTwo: fc.constantFrom(true, false) }, { requiredKeys: ['key'] }),
  { minLength: 1, maxLength: 7 },
);

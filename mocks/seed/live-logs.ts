import type { Pair, Side } from '../../src/live/index.ts';
import type { GameEventType } from '../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../db/records.ts';
import { hostOf } from '../rules/games/kinds.ts';
import { existing } from '../rules/shared/lookups.ts';
import { MINUTE } from '../rules/shared/time.ts';
import { columnsOf, liveRules, replayOf } from '../rules/games/log.ts';
import type { SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';

/** Something that has happened, `at` ms after the kick-off. */
interface Happened {
  readonly type: GameEventType;
  readonly period: number;
  readonly at: number;
  readonly clock_ms: number;
  readonly side?: Side;
  /** Which of the side's line-up, in turn. */
  readonly player?: number;
}
type Score = Pick<GameRecord, 'periods' | 'sets'>;

/** The log of every game that is on: it tells the score that the game has, in the half hour since its start (CMP-04). */
export async function seedLiveLogs({ db, now }: Seeding): Promise<void> {
  for (const game of db.games.filter({ kind: 'fixture', status: 'live' })) {
    const { key } = existing(db.sports.get(game.sport_id), 'sport');
    const start = game.starts_at ?? now;
    const host = hostOf(db, game);
    let seq = 0;
    for (const { side, player, at, ...one } of logs[key](game)) {
      if (start + at > now) continue;
      seq += 1;
      const squad = side === undefined || player === undefined ? [] : host.squad(side);
      await db.gameEvents.insert({
        ...one,
        game_id: game.id,
        client_id: clientId(game.id, seq),
        seq,
        side: side ?? null,
        player_id: squad[(player ?? 0) % squad.length] ?? null,
        related_player_id: null,
        at: start + at,
        how: null,
        minutes: null,
        note: null,
        created_by: null,
        voided_at: null,
        void_reason: null,
      });
    }
    await db.games.update(game.id, columnsOf(liveRules(db, game), replayOf(db, game)));
  }
}

const clientId = (gameId: number, seq: number): string =>
  `00000000-0000-4000-8000-${String(gameId).padStart(6, '0')}${String(seq).padStart(6, '0')}`;

const logs: Record<SportKey, (score: Score) => Happened[]> = {
  football: () => [
    { type: 'period-start', period: 1, at: 0, clock_ms: 0 },
    minute('yellow-card', 11, 'away', 3),
    minute('goal', 23, 'home', 5),
    minute('yellow-card', 28, 'home', 2),
    { type: 'period-end', period: 1, at: 46 * MINUTE, clock_ms: 46 * MINUTE },
  ],
  basketball: ({ periods }) => periods.flatMap((score, index) => quarter(score, index + 1)),
  volleyball: ({ sets }) => sets.flatMap((score, index) => rallies(score, index, sets.length)),
  tennis: ({ sets }) => sets.flatMap((score, index) => games(score, index, sets.length)),
};

function minute(type: GameEventType, number: number, side: Side, player: number): Happened {
  const at = (number - 1) * MINUTE + 20_000;
  return { type, period: 1, at, clock_ms: at, side, player };
}

const QUARTER = 10 * MINUTE;
/** A quarter of ten minutes, the next one ten minutes later; all its baskets fall within the first eight. */
function quarter(score: Pair, period: number): Happened[] {
  const start = (period - 1) * 21 * MINUTE;
  const order = interleaved({ home: baskets(score.home), away: baskets(score.away) });
  const pause = Math.floor((8 * MINUTE) / order.length);
  return [
    { type: 'period-start', period, at: start, clock_ms: 0 },
    ...order.map(({ side, value }, index): Happened => {
      const clock_ms = (index + 1) * pause;
      return { type: value, period, at: start + clock_ms, clock_ms, side, player: index };
    }),
    { type: 'period-end', period, at: start + QUARTER + MINUTE, clock_ms: QUARTER },
  ];
}

/** Twos, and a three where the sum is odd. */
const baskets = (points: number): GameEventType[] => [
  ...(points % 2 === 1 ? (['three-points'] as const) : []),
  ...Array.from({ length: (points - (points % 2) * 3) / 2 }, () => 'two-points' as const),
];

/** What both sides did, the rarer spread among the more frequent. */
function interleaved<T>(of: Readonly<Record<Side, readonly T[]>>): { side: Side; value: T }[] {
  const placed = (side: Side) =>
    of[side].map((value, index) => ({
      side,
      value,
      at: (index + 0.5) / of[side].length + (side === 'home' ? 0 : 1e-6),
    }));
  return [...placed('home'), ...placed('away')]
    .toSorted((a, b) => a.at - b.at)
    .map(({ side, value }) => ({ side, value }));
}

/** In which order a set or game is won: its winner takes the last point. */
function order(score: Pair): Side[] {
  const winner: Side = score.home > score.away ? 'home' : 'away';
  const counts = { ...score, [winner]: score[winner] - 1 };
  const before = interleaved({ home: units(counts.home), away: units(counts.away) });
  return [...before.map(({ side }) => side), winner];
}
const units = (count: number): null[] => Array.from({ length: count }, () => null);

/** The sets of the half hour are as long as each other, with a minute between them. */
function part(index: number, count: number): { start: number; length: number } {
  const whole = Math.floor((29 * MINUTE) / count);
  return { start: index * whole, length: whole - MINUTE };
}

function frame(index: number, count: number, points: readonly Side[]): Happened[] {
  const { start, length } = part(index, count);
  const period = index + 1;
  const pause = Math.floor(length / (points.length + 1));
  return [
    { type: 'period-start', period, at: start, clock_ms: 0, side: index % 2 === 0 ? 'home' : 'away' },
    ...points.map((side, at): Happened => {
      const clock_ms = (at + 1) * pause;
      return { type: 'point', period, at: start + clock_ms, clock_ms, side };
    }),
    ...(index < count - 1
      ? [{ type: 'period-end', period, at: start + length, clock_ms: length } satisfies Happened]
      : []),
  ];
}

const rallies = (score: Pair, index: number, count: number): Happened[] => frame(index, count, order(score));

/** Each game is won to fifteen or thirty in turn. */
const games = (score: Pair, index: number, count: number): Happened[] =>
  frame(
    index,
    count,
    order(score).flatMap((winner, number) => {
      const lost = (number % 2) + 1;
      return order(winner === 'home' ? { home: 4, away: lost } : { home: lost, away: 4 });
    }),
  );

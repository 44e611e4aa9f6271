import { type LineUps, type LiveRules, type LogEvent, type Replay, replay, scoreNow } from '../../../src/live/index.ts';
import type { TableCard } from '../../../src/shared/api/generated/model.ts';
import type { GameEventRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { hostOf } from './kinds.ts';
import { rulesOfGame } from './rules.ts';

/** An entry as the engine reads it, with what else is stored of it. */
export type StoredEvent = GameEventRecord & LogEvent;

/** The log of a game, in the order in which it came. */
export const logOf = (db: DbReader, gameId: number): StoredEvent[] =>
  db.gameEvents.by('game', gameId).map((event) => Object.assign({ isVoid: event.voided_at !== null }, event));

export const liveRules = (db: DbReader, game: GameRecord): LiveRules => ({
  ...rulesOfGame(db, game),
  sport: existing(db.sports.get(game.sport_id), 'sport').key,
});

/** Who may play for which side, whoever reads. */
export function lineUpsOf(db: DbReader, game: GameRecord): LineUps {
  const host = hostOf(db, game);
  const of = (side: 'home' | 'away') => new Set(host.squad(side));
  return { home: of('home'), away: of('away') };
}

/** A game as its log tells it; an entry that fitted when it came fits still, whoever has left a team since. */
export const replayOf = (db: DbReader, game: GameRecord): Replay<StoredEvent> =>
  replay(liveRules(db, game), logOf(db, game.id));

const cardKinds = ['yellow-card', 'second-yellow', 'red-card'] as const satisfies TableCard['kind'][];
const cardKindOf = ({ type }: LogEvent): TableCard['kind'] | undefined => cardKinds.find((kind) => kind === type);

/** The cards of a game that stand. Players are numbered as they got their first one: that says not who they are. */
export function cardsOf(db: DbReader, game: GameRecord): TableCard[] {
  if (!logOf(db, game.id).some(cardKindOf)) return [];
  const numbers = new Map<number, number>();
  const numberOf = (player: number): number => {
    const number = numbers.get(player) ?? numbers.size + 1;
    numbers.set(player, number);
    return number;
  };
  return replayOf(db, game).entries.flatMap(({ event, refused }) => {
    const kind = cardKindOf(event);
    const { side, player_id } = event;
    if (!kind || side === null || refused !== null || event.isVoid) return [];
    return [{ side, player: player_id === null ? null : numberOf(player_id), kind }];
  });
}

/** The columns of a game that its log decides. Never written by anything else while it is tracked. */
export function columnsOf(rules: LiveRules, { state }: Pick<Replay<LogEvent>, 'state'>) {
  const { home, away, periods, sets, shootout } = scoreNow(state, rules);
  const status = { before: 'scheduled', playing: 'live', break: 'break', over: 'finished' } as const;
  return {
    status: status[state.phase],
    home_score: home,
    away_score: away,
    periods: periods.map(({ ...one }) => one),
    sets: sets.map(({ ...one }) => one),
    shootout: shootout && { ...shootout },
  } satisfies Partial<GameRecord>;
}

import { replay } from '../../../src/live/index.ts';
import type { CompleteGameEventBody } from '../../../src/shared/api/generated/model.ts';
import type { GameEventRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { hostOf } from '../games/kinds.ts';
import { lineUpsOf, liveRules, logOf } from '../games/log.ts';
import type { WhyNot } from './refusals.ts';
import { strangerOf } from './take.ts';

/** Why an entry cannot have been these people's; null: it can. Later entries must fit still. */
export function misfitOf(
  db: DbReader,
  game: GameRecord,
  entry: GameEventRecord,
  who: Omit<CompleteGameEventBody, 'module'>,
): { field: 'player_id' | 'related_player_id'; why: WhyNot } | null {
  const stranger = strangerOf({ ...who, side: entry.side }, hostOf(db, game));
  if (stranger) return { field: stranger, why: 'unknown_player' };
  const log = logOf(db, game.id).map((one) => (one.id === entry.id ? Object.assign(one, who) : one));
  const { entries } = replay(liveRules(db, game), log, lineUpsOf(db, game));
  const own = entries.find(({ event }) => event.id === entry.id)?.refused;
  if (own) return { field: 'player_id', why: own };
  return entries.some(({ refused }) => refused !== null) ? { field: 'player_id', why: 'out_of_order' } : null;
}

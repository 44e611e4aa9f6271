import type { DbWriter } from '../../db/tables.ts';
import { followersOf } from '../games/access.ts';
import { type GameAct, tellFollower } from '../games/notices.ts';

/** Tells the followers of a goal, a basket less so: only where the score changes rarely (football by goals, sets of the others). */
export async function tellScore(db: DbWriter, act: GameAct): Promise<void> {
  const sport = db.sports.get(act.game.sport_id)?.key;
  if (sport === 'basketball') return;
  for (const userId of followersOf(db, act.game))
    if (userId !== act.actor?.id) await tellFollower(db, act, 'fixture-score', userId);
}

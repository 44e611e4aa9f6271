import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isLive } from './games.ts';
import type { GameRequester } from './host.ts';
import { hostOf } from './kinds.ts';
import { officialsOf } from './officials.ts';
import { DAY, HOUR } from '../shared/time.ts';

/** How long before its start a game can be opened for tracking. */
const LEAD = HOUR;

/**
 * Who may keep the log of a game: who runs its competition, its officials, captains where they enter scores and nobody is
 * appointed; of an event who manages it (decision 063).
 */
export function mayTrack(db: DbReader, requester: GameRequester, game: GameRecord): boolean {
  const { user } = requester;
  if (!user) return false;
  const host = hostOf(db, game);
  if (host.manages(requester)) return true;
  if (host.event) return false;
  const officials = officialsOf(db, game.id);
  return officials.some(({ user_id }) => user_id === user.id) || (officials.length === 0 && host.leads(user.id));
}

/** Somebody to whom it was handed over may go on, whoever they are. */
export const isTracker = ({ user }: Pick<GameRequester, 'user'>, { tracking }: GameRecord): boolean =>
  user !== null && tracking?.user_id === user.id;

/** Both sides stand, and it is about to be played or is being played. */
export function isTrackable(db: DbReader, game: GameRecord, now: number): boolean {
  const host = hostOf(db, game);
  if (!host.isOpen || game.result !== null) return false;
  if (isLive(game)) return true;
  if (game.status !== 'scheduled' && game.status !== 'unscheduled') return false;
  if (host.squad('home').length + host.squad('away').length === 0) return false;
  const { starts_at } = host.times(now);
  return starts_at === null ? host.hasBegun(now) : starts_at - LEAD <= now && now < starts_at + DAY;
}

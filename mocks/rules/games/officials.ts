import type { GameOfficialRecord, GameRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { isLive, isPast } from './games.ts';
import { existing } from '../shared/lookups.ts';

/** Whoever has not declined. */
export const isStanding = ({ status }: GameOfficialRecord): boolean => status !== 'declined';

/** The officials of a game. */
export const officialsOf = (db: DbReader, gameId: number): GameOfficialRecord[] =>
  appointmentsOf(db, gameId).filter(isStanding);

/** Who was appointed for a game, also who has declined: referees before who keeps the score (decision 042). */
export const appointmentsOf = (db: DbReader, gameId: number): GameOfficialRecord[] =>
  db.gameOfficials
    .by('game', gameId)
    .toSorted((a, b) => Number(b.role === 'referee') - Number(a.role === 'referee') || a.id - b.id);

/** The games a user is an official of, in no order; for one organization those that it appointed them for. */
export const officiatedBy = (db: DbReader, userId: number, organizationId?: number): GameRecord[] =>
  db.gameOfficials
    .by('user', userId)
    .filter(isStanding)
    .filter(({ organization_id }) => organizationId === undefined || organization_id === organizationId)
    .map(({ game_id }) => existing(db.games.get(game_id), 'game'));

/** Who leaves an organization is no longer an official of its games to come; what is on or over stays as it was. */
export async function endAppointments(
  db: DbWriter,
  { organizationId, userId, now }: { organizationId: number; userId: number; now: number },
): Promise<void> {
  for (const { id, game_id, organization_id } of db.gameOfficials.by('user', userId)) {
    const game = existing(db.games.get(game_id), 'game');
    if (organization_id === organizationId && !isLive(game) && !isPast(game, now)) await db.gameOfficials.remove(id);
  }
}

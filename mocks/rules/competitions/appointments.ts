import type { GameOfficialRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { hostOf } from '../games/kinds.ts';
import { isStanding } from '../games/officials.ts';
import { hasTime, lengthOf } from './schedule-times.ts';

/** null: nobody has asked them, or they were taken off. */
export type Appointment = GameOfficialRecord['status'] | null;
export type AppointmentEvent = 'appoint' | 'accept' | 'decline' | 'remove';
type Decision = { next: Appointment } | { refused: 'already_appointed' | 'not_found' | 'forbidden' };

const nobody = { accept: 'forbidden', decline: 'forbidden', remove: 'not_found' } as const;

/** The machine of one official of one game: asked, then accepted or declined, as often as they change their mind before it begins. */
export function decideAppointment(state: Appointment, event: AppointmentEvent): Decision {
  if (event === 'appoint')
    return state === null || state === 'declined' ? { next: 'asked' } : { refused: 'already_appointed' };
  if (state === null) return { refused: nobody[event] };
  if (event === 'remove') return { next: null };
  return { next: event === 'accept' ? 'accepted' : 'declined' };
}

/** As many officials as a game may have. */
export const MOST_OFFICIALS = 6;

/** They play in the game, or speak for a team in it. */
export function isOfSides(db: DbReader, game: GameRecord, userId: number): boolean {
  const host = hostOf(db, game);
  return [...host.players(), ...host.speakers('home'), ...host.speakers('away')].includes(userId);
}

/** Another game that they are an official of at the same time; undefined while the game has no time. */
export function gameInTheWay(db: DbReader, game: GameRecord, userId: number): GameRecord | undefined {
  const end = endOf(db, game);
  if (!hasTime(game) || end === null) return undefined;
  return db.gameOfficials
    .by('user', userId)
    .filter(isStanding)
    .flatMap(({ game_id }) => db.games.get(game_id) ?? [])
    .filter((other) => other.id !== game.id && hasTime(other))
    .find((other) => (other.starts_at ?? 0) < end && (game.starts_at ?? 0) < (endOf(db, other) ?? 0));
}

/** Epoch milliseconds; null without a start. */
function endOf(db: DbReader, { starts_at, competition_id }: GameRecord): number | null {
  const competition = db.competitions.get(competition_id ?? 0);
  return starts_at === null || !competition ? null : starts_at + lengthOf(competition);
}

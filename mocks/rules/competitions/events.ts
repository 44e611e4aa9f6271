import type { CompetitionChange } from '../../../src/shared/api/generated/model.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import type { CompetitionRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { competitionRoom } from '../shared/competition-room.ts';
import { entriesTo, isWaiting, organizersOf, runnersOf } from './access.ts';

export interface CompetitionLive {
  readonly competition: CompetitionRecord;
  /** Who did it: their screens follow, without a message; null: the clock. */
  readonly actorId: number | null;
  /** What those who run these teams are told. */
  readonly teams?: ReadonlyMap<number, Exclude<CompetitionChange, 'received'>>;
  /** What these users are told: those who follow it or have a team in it. */
  readonly people?: Iterable<number>;
  readonly tellsPeople?: Extract<CompetitionChange, 'opened' | 'started' | 'finished' | 'cancelled'>;
  /** What its organizers are told. */
  readonly tellsOrganizers?: Extract<CompetitionChange, 'received' | 'entry'>;
}

/** `CompetitionChanged` for its organizers, everybody who runs a team of it or on its way into it, and those who are told how far it is. */
export function competitionEvents(db: DbReader, what: CompetitionLive): RealtimeEvent[] {
  const { competition, actorId, teams = new Map<number, CompetitionChange>(), tellsOrganizers } = what;
  const told = new Map<number, CompetitionChange | undefined>();
  const entered = db.competitionTeams.by('competition', competition.id).map(({ team_id }) => team_id);
  const waiting = entriesTo(db, competition.id)
    .filter(isWaiting)
    .flatMap(({ team_id }) => team_id ?? []);
  for (const team of new Set([...entered, ...waiting]))
    for (const user of runnersOf(db, team)) told.set(user, undefined);
  for (const user of what.people ?? []) told.set(user, what.tellsPeople);
  for (const [team, change] of teams) for (const user of runnersOf(db, team)) told.set(user, change);
  for (const user of organizersOf(db, competition)) told.set(user, tellsOrganizers ?? told.get(user));
  if (actorId !== null) told.set(actorId, undefined);
  return [...told].map(([user_id, change]) => ({
    user_id,
    type: 'CompetitionChanged',
    data: { competition_id: competition.id, ...(change && { change }) },
  }));
}

/** Tells the room of a competition that it or its teams have changed, without contents: the app reads them if it may. */
export const tellCompetitionRoom = (
  realtime: RealtimeWriter,
  { id }: Pick<CompetitionRecord, 'id'>,
  actor: Pick<UserRecord, 'id'> | null,
): void =>
  realtime.push(`rooms/${competitionRoom(id)}/events`, {
    type: 'competition-changed',
    data: { activity: { actor: { id: actor?.id ?? 0, name: '' } } },
  });

import type { ApplicationRecord, CompetitionRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { toUtc } from '../shared/time.ts';
import type { Entry, EntryBoard } from './entries.ts';
import type { PhaseBoard } from './phases.ts';

/** The stages of a competition, in order. */
export const stagesOf = (db: DbReader, competitionId: number): StageRecord[] =>
  db.stages.by('competition', competitionId).toSorted((a, b) => a.order - b.order);

/** When registration is over: at its close, else when the day it starts on begins. */
export const closeOf = ({ registration_closes_at, starts_on }: CompetitionRecord): number =>
  registration_closes_at ?? toUtc(starts_on, 0);

/** A competition, as the machine of its phases sees it. */
export function boardOf(db: DbReader, competition: CompetitionRecord, now: number): PhaseBoard {
  const { id, phase, min_teams, owner_id } = competition;
  const stages = stagesOf(db, id);
  const games = db.games.by('competition', id);
  return {
    phase,
    hasOwner: owner_id !== null,
    applications: db.applications.by('target', 'competition-entry', id).length,
    activeTeams: db.competitionTeams.by('competition', id).filter(({ status }) => status === 'active').length,
    min_teams,
    registrationIsOver: now >= closeOf(competition),
    isSeeded: stages[0] !== undefined && stages[0].status !== 'draft',
    hasGames: games.length > 0,
    hasStarted: games.some(
      ({ status }) => status !== 'unscheduled' && status !== 'scheduled' && status !== 'postponed',
    ),
    stagesAreOver: stages.length > 0 && stages.every(({ status }) => status === 'finished'),
  };
}

/** The latest application of each team to a competition. */
export function latestApplications(db: DbReader, competitionId: number): Map<number, ApplicationRecord> {
  const latest = new Map<number, ApplicationRecord>();
  for (const one of db.applications.by('target', 'competition-entry', competitionId))
    if (one.team_id !== null && (latest.get(one.team_id)?.id ?? 0) < one.id) latest.set(one.team_id, one);
  return latest;
}

/** A competition, as the machine of its entries sees it. */
export function entryBoardOf(db: DbReader, competition: CompetitionRecord): EntryBoard {
  const { phase, max_teams, auto_accept, registration_opens_at } = competition;
  const applications = latestApplications(db, competition.id);
  const places = new Map(db.competitionTeams.by('competition', competition.id).map((one) => [one.team_id, one.status]));
  const entries = [...new Set([...applications.keys(), ...places.keys()])].map((team): Entry => {
    const application = applications.get(team);
    return {
      team,
      application: application?.status ?? null,
      turn: application?.turn ?? null,
      place: places.get(team) ?? null,
    };
  });
  return { phase, max_teams, auto_accept, registration_opens_at, closes_at: closeOf(competition), entries };
}

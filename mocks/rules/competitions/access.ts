import type { ApplicationRecord, CompetitionRecord, CompetitionTeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { managesCompetition, runsCompetition } from '../people/competition-organizers.ts';
import type { Requester } from '../shared/requester.ts';
import { managesMembers, membershipOf, rosterOf } from '../teams/access.ts';
import { boardOf, closeOf } from './board.ts';
import { decidePhase } from './phases.ts';

export { managesCompetition, moduleOfOwner, organizersOf, runsCompetition } from '../people/competition-organizers.ts';

/** A draft exists only for who runs it, and for who runs a team that has a place in it and so was told. */
export const isKnownTo = (db: DbReader, competition: CompetitionRecord, userId: number | undefined): boolean =>
  competition.phase !== 'draft' || runsCompetition(db, competition, userId) || runsTeamIn(db, competition.id, userId);

/** Admins and managers of a team speak for it: they apply, withdraw and are told. */
export const runsTeam = (db: DbReader, teamId: number, userId: number | undefined): boolean =>
  managesMembers(membershipOf(db, teamId, userId));
export const runnersOf = (db: DbReader, teamId: number): number[] =>
  rosterOf(db, teamId)
    .filter(managesMembers)
    .map(({ user_id }) => user_id);

const runsTeamIn = (db: DbReader, competitionId: number, userId: number | undefined): boolean =>
  db.competitionTeams
    .by('competition', competitionId)
    .some(({ team_id, status }) => status === 'active' && runsTeam(db, team_id, userId));

/** The active teams of a user. */
export const teamsOf = (db: DbReader, userId: number | undefined): number[] =>
  userId === undefined
    ? []
    : db.teamMembers
        .by('user', userId)
        .filter(({ status }) => status === 'active')
        .map(({ team_id }) => team_id);

export const entryOf = (db: DbReader, competitionId: number, teamId: number): CompetitionTeamRecord | undefined =>
  db.competitionTeams.one('entry', competitionId, teamId);

/** Teams may apply right now. */
export const isOpen = (competition: CompetitionRecord, now: number): boolean =>
  competition.phase === 'registration' &&
  now >= (competition.registration_opens_at ?? -Infinity) &&
  now < closeOf(competition);

export const entriesTo = (db: DbReader, competitionId: number): ApplicationRecord[] =>
  db.applications.by('target', 'competition-entry', competitionId);
export const isWaiting = ({ status }: ApplicationRecord): boolean => status === 'pending' || status === 'waitlisted';

/** The reader's permissions on a competition they may know of, in the module of the request. */
export function competitionPermissions(
  db: DbReader,
  requester: Requester,
  competition: CompetitionRecord,
  now: number,
) {
  const { user } = requester;
  const manages = managesCompetition(db, requester, competition);
  const board = boardOf(db, competition, now);
  const may = (to: CompetitionRecord['phase']) => manages && decidePhase(board, to).refused === undefined;
  const isOver = competition.phase === 'finished' || competition.phase === 'cancelled';
  return {
    follow: user !== null && competition.phase !== 'draft',
    edit: manages && !isOver,
    copy: manages,
    delete: manages && competition.phase === 'draft' && board.applications === 0,
    open: may('registration') && competition.phase === 'draft',
    reopen: may('draft'),
    cancel: may('cancelled') && competition.phase !== 'draft',
    manage_teams: manages && !isOver,
    read_applications: runsCompetition(db, competition, user?.id),
    apply:
      isOpen(competition, now) &&
      teamsOf(db, user?.id).some(
        (id) => db.teams.get(id)?.sport_id === competition.sport_id && runsTeam(db, id, user?.id),
      ),
  };
}

/** The place of an application on the waiting list: 1 is next. */
export function linePlaceOf(db: DbReader, { kind, status, target_id, turn }: ApplicationRecord): number | null {
  if (kind !== 'competition-entry' || status !== 'waitlisted') return null;
  const ahead = entriesTo(db, target_id).filter((one) => one.status === 'waitlisted' && (one.turn ?? 0) < (turn ?? 0));
  return ahead.length + 1;
}

import type { Backend } from '../mocks/backend.ts';

/** The tennis cup has two places, and its first application but one has the last of them. */
export const withoutPlaces = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const [, next] = tx.applications.by('target', 'competition-entry', 5);
    const [entered] = tx.competitionTeams.by('competition', 5);
    if (!next?.team_id || !entered) throw new RangeError('no such applications');
    const { id: _, ...place } = entered;
    await tx.competitions.update(5, { min_teams: 2, max_teams: 2 });
    await tx.applications.update(next.id, { status: 'accepted' });
    await tx.competitionTeams.insert({ ...place, team_id: next.team_id, application_id: next.id });
  });

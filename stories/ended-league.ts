import type { Backend } from '../mocks/backend.ts';

/** All games of the league are played, as Agimi 2008 wins them: its last stage can be finished. */
export const withPlayedLeague = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    for (const { id, home_team_id, away_team_id } of tx.games.by('competition', 1))
      await tx.games.update(id, {
        status: 'finished',
        result: null,
        home_score: home_team_id === 8 ? 4 : 0,
        away_score: away_team_id === 8 ? 3 : 0,
      });
  });

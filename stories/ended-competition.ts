import type { Backend } from '../mocks/backend.ts';
import { singleElimination } from '../src/tournament/index.ts';
import { withBracket } from './drawn-bracket.ts';

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

interface Names {
  competition?: string;
  /** Of the team that has won. */
  champion?: string;
  finalist?: string;
}

/** The league is over, and Agimi 2008 has won it. */
export const withEndedLeague =
  ({ competition, champion }: Names = {}) =>
  async (backend: Backend) => {
    await withPlayedLeague(backend);
    await backend.control.db.transact(async (tx) => {
      for (const { id } of tx.stages.by('competition', 1)) await tx.stages.update(id, { status: 'finished' });
      await tx.competitions.update(1, {
        phase: 'finished',
        champion_id: 8,
        ...(competition !== undefined && { name: competition }),
      });
      if (champion !== undefined) await tx.teams.update(8, { name: champion });
    });
  };

/** The cup is over: its final was level, and the first seed has won the shoot-out. */
export const withEndedCup =
  ({ competition = 'Kupa e Dimrit 2026', champion, finalist }: Names = {}) =>
  async (backend: Backend) => {
    const { db } = backend.control;
    if (champion !== undefined) await db.transact((tx) => tx.teams.update(1, { name: champion }));
    if (finalist !== undefined) await db.transact((tx) => tx.teams.update(2, { name: finalist }));
    await withBracket({
      competition: 2,
      teams: 4,
      draw: (slots) => singleElimination(slots, { thirdPlace: true }),
      plans: {
        1: { day: -4, result: '3:0' },
        2: { day: -4, result: '2:1' },
        3: { day: -2, result: '2:1' },
        4: { day: -2, result: '2:1' },
      },
    })(backend);
    await db.transact(async (tx) => {
      const final = tx.games.by('competition', 2).find(({ place }) => place?.bracket?.side === 'final');
      if (!final) throw new RangeError('the bracket has no final');
      await tx.games.update(final.id, { home_score: 2, away_score: 2, shootout: { home: 4, away: 3 } });
      for (const { id } of tx.stages.by('competition', 2)) await tx.stages.update(id, { status: 'finished' });
      await tx.competitions.update(2, { phase: 'finished', champion_id: final.home_team_id, name: competition });
    });
  };

import { totalsOfGame } from './results.ts';
import type { TableGame, StandingsInput, TeamId, Totals } from './types.ts';

const nothing: Totals = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  points: 0,
  for: 0,
  against: 0,
  setsWon: 0,
  setsLost: 0,
  fairPlay: 0,
};

const plus = (a: Totals, b: Totals): Totals => ({
  played: a.played + b.played,
  won: a.won + b.won,
  drawn: a.drawn + b.drawn,
  lost: a.lost + b.lost,
  points: a.points + b.points,
  for: a.for + b.for,
  against: a.against + b.against,
  setsWon: a.setsWon + b.setsWon,
  setsLost: a.setsLost + b.setsLost,
  fairPlay: a.fairPlay + b.fairPlay,
});

/** What its games among these, all of them played, bring to a team. */
export const totalsOf = (
  team: TeamId,
  games: readonly TableGame[],
  by: Pick<StandingsInput, 'sport' | 'rules'>,
): Totals =>
  games
    .filter(({ home, away }) => home === team || away === team)
    .map((game) => totalsOfGame(game, game.home === team ? 'home' : 'away', by))
    .reduce(plus, nothing);

export const gamesAmong = (teams: readonly TeamId[], games: readonly TableGame[]): readonly TableGame[] =>
  games.filter(({ home, away }) => teams.includes(home) && teams.includes(away));

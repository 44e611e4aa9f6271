import { Bracket } from '../../../src/features/bracket/bracket.tsx';
import { bracketGames } from '../../../src/features/bracket/testing.ts';
import { doubleElimination, entrantsOf, seededSlots } from '../../../src/tournament/index.ts';
import { type BareBox, BareGrid } from './bare-grid.tsx';

const teams = entrantsOf(Array.from({ length: 64 }, (_, index) => index + 1));
const played = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, 'home' as const]));
const games = bracketGames(
  doubleElimination(seededSlots(teams), { grandFinal: 'reset' }),
  'double-elimination',
  played,
);
const boxes = games.map(({ id, home, away, score }, index): BareBox => ({
  id,
  about: `Game ${index + 1}`,
  home: home.label,
  away: away.label,
  score: [score.home, score.away],
  x: (index % 11) * 240,
  y: Math.floor(index / 11) * 90,
}));

/** The 127 games of a double elimination of 64 teams. */
export const bracket = {
  app: <Bracket stage={{ id: 1, name: 'Double elimination', bracket: games }} myTeam={1} isLast />,
  bare: <BareGrid boxes={boxes} />,
};

import type { StandingRow, StandingTable, TeamFormResult } from '../../../src/shared/api/generated/model';
import { StandingsTable } from '../../../src/features/standings/standings-table.tsx';
import { BareTable } from './bare-table.tsx';

const TEAMS = 40;
const results: readonly TeamFormResult[] = ['W', 'D', 'L'];
const rows = Array.from({ length: TEAMS }, (_, index): StandingRow => {
  const [won, drawn] = [30 - Math.floor(index * 0.7), index % 6];
  const [goals, against] = [80 - index, 20 + index];
  return {
    rank: index + 1,
    rank_change: (index % 3) - 1,
    team: {
      id: index + 1,
      slug: `team-${index + 1}`,
      name: `Team ${index + 1}`,
      short_name: `T${index + 1}`,
      image: null,
    },
    status: 'active',
    played: 39,
    won,
    drawn,
    lost: 39 - won - drawn,
    points: won * 3 + drawn,
    for: goals,
    against,
    diff: goals - against,
    sets_won: 0,
    sets_lost: 0,
    win_pct: won / 39,
    point_ratio: null,
    form: Array.from({ length: 5 }, (__, game) => results[(index + game) % 3] ?? 'W'),
    live: null,
    deductions: [],
    tie_breaks: [],
    tried_since: [],
  };
});
const table: StandingTable = {
  stage_id: 1,
  stage_name: 'League',
  group: null,
  legs: 1,
  columns: ['played', 'won', 'drawn', 'lost', 'for_against', 'diff', 'points', 'form'],
  provisional: false,
  complete: false,
  rows,
  zones: [
    { from: 1, to: 4, kind: 'advances' },
    { from: 5, to: 8, kind: 'may-advance' },
  ],
};

const competition = {
  sport: { id: 1, key: 'football' as const, name: 'Football' },
  ranking: {
    preset: null,
    win: 3,
    draw: 1,
    loss: 0,
    win_5set: null,
    loss_5set: null,
    forfeit_loss: 0,
    criteria: [],
  },
  my_team: null,
};

/** A table of 40 teams with form and zones. */
export const standings = {
  app: <StandingsTable table={table} competition={competition} />,
  bare: <BareTable rows={rows} />,
};

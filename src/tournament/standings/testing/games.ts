import { presets } from '../presets.ts';
import type { Preset, Sport, StandingRow, StandingsInput, StandingTable, TableGame, TeamEntry } from '../types.ts';

/** Teams of tests: A is 1, B is 2, and so on. */
export const idOf = (name: string): number => name.charCodeAt(0) - 64;
export const nameOf = (id: number): string => String.fromCharCode(64 + id);

export const team = (name: string, more: Partial<TeamEntry> = {}): TeamEntry => ({
  id: idOf(name),
  status: 'active',
  deductions: [],
  ...more,
});

const pair = (text = '') => {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
};

/** `A-B 1-0`, `A-B 6-4 6-3` in tennis, and `A-B` of a game that is still to be played. */
export function game(text: string, sport: Sport = 'football', more: Partial<TableGame> = {}): TableGame {
  const [teams = '', ...scores] = text.trim().split(' ');
  const [home = '', away = ''] = teams.split('-');
  const sets = sport === 'tennis' ? scores.map(pair) : [];
  const won = (side: 'home' | 'away', other: 'home' | 'away') => sets.filter((set) => set[side] > set[other]).length;
  const score = sport === 'tennis' ? { home: won('home', 'away'), away: won('away', 'home') } : pair(scores[0]);
  return {
    id: 0,
    home: idOf(home),
    away: idOf(away),
    at: 0,
    status: scores.length > 0 ? 'finished' : 'scheduled',
    score: scores.length > 0 ? score : null,
    sets,
    ...more,
  };
}

const sportOf = (preset: Preset): Sport =>
  (['football', 'basketball', 'volleyball', 'tennis'] as const).find((sport) => preset.startsWith(sport)) ?? 'football';

/** A table of the teams that are named in `games`, which are numbered from 1 in the order they stand in. */
export function tableOf(
  preset: Preset,
  games: string | readonly TableGame[],
  more: Partial<StandingsInput> = {},
): StandingsInput {
  const sport = sportOf(preset);
  const listed = typeof games === 'string' ? games.split(',').map((text) => game(text, sport)) : games;
  const names = new Set(listed.flatMap(({ home, away }) => [nameOf(home), nameOf(away)]));
  return {
    sport,
    teams: [...names].toSorted().map((name) => team(name)),
    games: listed.map(numbered),
    rules: presets[preset],
    legs: 1,
    seed: 1,
    ...more,
  };
}

const numbered = (game: TableGame, index: number): TableGame => ({ ...game, id: index + 1, at: index + 1 });

/** `A B C`, and `A=B C` where A and B share a rank. */
export const orderOf = ({ rows }: StandingTable): string =>
  rows
    .map(({ team, rank }, index) => `${index === 0 ? '' : rows[index - 1]?.rank === rank ? '=' : ' '}${nameOf(team)}`)
    .join('');

export function rowOf({ rows }: StandingTable, name: string): StandingRow {
  const row = rows.find((one) => one.team === idOf(name));
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}

/** `h2h_diff B 1, A 0, C -1`: what decided, with the values of all who were level. */
export const reasonsOf = (table: StandingTable, name: string): readonly string[] =>
  rowOf(table, name).tieBreaks.map(({ criterion, values }) => {
    const sorted = Object.entries(values).toSorted(([, a], [, b]) => b - a);
    return `${criterion} ${sorted.map(([id, value]) => `${nameOf(Number(id))} ${value}`).join(', ')}`;
  });

import { describe, expect, it } from 'vitest';
import type { StandingRow, StandingTable } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { standingsCsv } from './standings-csv.ts';

const { t } = (await createI18n('en', { namespaces: ['standings', 'teams'] })).view();

const row = (name: string, own: Partial<StandingRow>): StandingRow => ({
  rank: 1,
  rank_change: 0,
  team: { id: 1, slug: 'x', name, short_name: 'X', image: null },
  status: 'active',
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  points: 3,
  for: 2,
  against: 4,
  diff: -2,
  sets_won: 0,
  sets_lost: 0,
  win_pct: 0.5,
  point_ratio: 0.5,
  form: ['W', 'L'],
  live: null,
  deductions: [],
  tie_breaks: [],
  tried_since: [],
  ...own,
});
const table = (rows: StandingRow[], own: Partial<StandingTable> = {}): StandingTable => ({
  stage_id: 1,
  stage_name: 'Groups',
  group: { id: 1, name: 'A' },
  legs: 1,
  columns: ['played', 'won', 'drawn', 'lost', 'for_against', 'diff', 'points', 'form'],
  provisional: false,
  complete: false,
  rows,
  zones: [],
  ...own,
});
const write = (tables: StandingTable[]) => standingsCsv(tables, t('standings'), t('teams')).split('\r\n');

describe('[CMP-02] the tables as a file', () => {
  it('begins with the mark of UTF-8 and the names of the columns, and has each number in its own', () => {
    expect(write([table([row('Agimi 2008', { deductions: [{ points: 3, reason: 'x' }] })])])).toEqual([
      '\ufeffStage,Group,Place,Team,Played,Won,Drawn,Lost,For,Against,Difference,Points,Points deducted,Form,Status',
      'Groups,A,1,Agimi 2008,2,1,0,1,2,4,-2,3,3,W L,',
      '',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+355', "'+355"],
    ['-Dajti', "'-Dajti"],
    ['@sum', "'@sum"],
  ])('a team called %s runs in no spreadsheet', (name, cell) => {
    expect(write([table([row(name, {})])])[1]).toBe(`Groups,A,1,${cell},2,1,0,1,2,4,-2,3,0,W L,`);
  });

  it('who left has no place', () => {
    expect(write([table([row('Deti FK', { status: 'withdrawn', rank: 4 })])])[1]).toBe(
      'Groups,A,,Deti FK,2,1,0,1,2,4,-2,3,0,W L,Withdrawn',
    );
  });

  it('the columns are those of the sport', () => {
    const columns: StandingTable['columns'] = [
      'played',
      'won',
      'lost',
      'sets',
      'point_ratio',
      'win_pct',
      'points',
      'form',
    ];
    expect(
      write([table([row('Yjet', { point_ratio: null, sets_won: 6, sets_lost: 1 })], { columns, group: null })]),
    ).toEqual([
      '\ufeffStage,Group,Place,Team,Played,Won,Lost,Sets won,Sets lost,Point ratio,Won in %,Points,Points deducted,Form,Status',
      'Groups,,1,Yjet,2,1,1,6,1,,50,3,0,W L,',
      '',
    ]);
  });
});

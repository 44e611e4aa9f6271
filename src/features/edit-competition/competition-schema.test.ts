import { describe, expect, it } from 'vitest';
import { changeBody, competitionBody, competitionChanges, emptyCompetition, sportValues } from './competition-body.ts';
import { competitionSchema, type CompetitionValues, fieldOf } from './competition-schema.ts';

const sportOf = (id: number) => (id === 1 ? ('football' as const) : id === 4 ? ('tennis' as const) : undefined);
const schema = competitionSchema({ sportOf, startsOn: null });
const own = { preset: null, matchMinutes: null };
const right: CompetitionValues = {
  ...emptyCompetition(1, own),
  name: 'Kupa e Lagjes',
  sport_id: '1',
  starts_on: '2098-06-20',
};
const wrong = (changes: Partial<CompetitionValues>) =>
  schema.safeParse({ ...right, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];

describe('what is refused beside its field', () => {
  it('a new one is right once it has a name, a sport, a city and a day', () => {
    expect(wrong({})).toEqual([]);
  });
  it('what one field asks of another', () => {
    expect(wrong({ min_teams: 9 })).toEqual(['max_teams validation:competition.places']);
    expect(wrong({ roster_min: 21 })).toEqual(['roster_max validation:competition.roster']);
    expect(wrong({ starts_on: '' })).toEqual(['starts_on validation:booking.date']);
    expect(wrong({ starts_on: '2020-01-01' })).toEqual(['starts_on validation:competition.past']);
    expect(wrong({ ends_on: '2098-06-19' })).toEqual(['ends_on validation:competition.ends']);
    expect(wrong({ opens_on: '2098-06-02', closes_on: '2098-06-01' })).toEqual([
      'closes_on validation:competition.opens',
    ]);
    expect(wrong({ closes_on: '2098-06-21' })).toEqual(['closes_on validation:competition.closes']);
    expect(wrong({ closes_at: '25:00' })).toEqual(['closes_at competitionform:wrong.time']);
  });
  it('a criterion that is of another sport, or repeated', () => {
    const one = { id: 1, key: 'points', only_if_two: false } as const;
    expect(wrong({ criteria: [one, { ...one, id: 2 }] })).toEqual(['criteria validation:competition.twice']);
    expect(wrong({ criteria: [{ ...one, key: 'set_pct' }] })).toEqual(['criteria validation:competition.criterion']);
    expect(wrong({ preset: 'tennis' })).toEqual(['preset validation:competition.preset']);
  });
  it('a fee below zero, and one that is no number', () => {
    expect(wrong({ entry_fee: '-1' })).toHaveLength(1);
    expect(wrong({ entry_fee: 'free' })).toHaveLength(1);
  });
});

it('what the server names is the field that shows it', () => {
  expect([fieldOf('registration_closes_at'), fieldOf('game_rules.periods'), fieldOf('ranking.criteria.2')]).toEqual([
    'closes_on',
    'periods',
    'criteria',
  ]);
});

it('a sport sends what it has, and the choices of the organization fill it', () => {
  const output = schema.parse({
    ...right,
    ...sportValues('tennis', { preset: 'football-gd', matchMinutes: 60 }),
    sport_id: '4',
  });
  expect(competitionBody(output, 'tennis')).toMatchObject({
    game_rules: { periods: null, best_of_sets: 3, set_points: 6, last_set_points: null, match_minutes: 60 },
    ranking: { preset: 'tennis', win: 1, win_5set: null },
  });
});

it('the picture is sent by its id, and the address of one that exists', () => {
  const image = { id: 7, url: '/media/7.svg', width: 512, height: 512 };
  const before = changeBody(schema.parse({ ...right, slug: 'kupa' }), 'football');
  const output = schema.parse({ ...right, image, slug: ' Kupa-2098 ' });
  expect(competitionChanges(output, before, 'football')).toEqual({ image: 7, slug: 'kupa-2098' });
  expect(competitionBody(output, 'football')).toMatchObject({ image: 7 });
  expect(competitionBody(output, 'football')).not.toHaveProperty('slug');
  expect(wrong({ slug: 'Kupa e lagjes!' })).toHaveLength(1);
});

it('only what was changed is sent', () => {
  const before = competitionBody(schema.parse(right), 'football');
  const output = schema.parse({ ...right, name: 'Kupa', closes_on: '2098-06-01', closes_at: '20:00' });
  expect(competitionChanges(output, before, 'football')).toEqual({
    name: 'Kupa',
    registration_closes_at: '2098-06-01T18:00:00.000Z',
  });
});

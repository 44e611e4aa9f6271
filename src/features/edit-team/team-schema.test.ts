import { describe, expect, it } from 'vitest';
import { fieldError, submitted } from '../../../tests/setup/form-errors.ts';
import type { Team } from '../../shared/api/generated/model';
import { emptyTeam, newTeamSchema, teamChanges, teamSchema, teamValues } from './team-schema.ts';

const schema = newTeamSchema(2026);
const image = { id: 41, url: '/api/images/41', width: 10, height: 10 };
const right = {
  ...emptyTeam(7),
  name: ' Ekipi i Ri ',
  sport_id: '1',
  foundation_year: ' 2019 ',
};
// the other fields play no part here
const team = {
  name: 'Ekipi i Ri',
  slug: 'ekipi-i-ri',
  city: { id: 7 },
  foundation_year: 2019,
  level: 'competitive',
  gender: null,
  average_age: 28,
  description: '',
  is_public: true,
} as unknown as Team;

describe('the form of a team', () => {
  it('sends what is chosen, null for what is not, and pictures by their ids', () => {
    expect(submitted(schema, { ...right, average_age: '24', gender: 'mixed', image, images: [image] })).toEqual({
      name: 'Ekipi i Ri',
      sport_id: 1,
      city_id: 7,
      foundation_year: 2019,
      level: null,
      gender: 'mixed',
      average_age: 24,
      description: '',
      is_public: true,
      image: 41,
      images: [41],
    });
  });

  it.each([
    ['[TEAM-03]', 'name', '  ', 'validation:name.required'],
    ['[TEAM-04]', 'city_id', '', 'validation:city.required'],
    ['[TEAM-05]', 'sport_id', '', 'validation:sport.required'],
    ['[TEAM-06]', 'foundation_year', ' ', 'validation:foundationYear.required'],
    ['too long', 'name', 'x'.repeat(101), 'validation:maxLength 100'],
    ['no number', 'foundation_year', 'long ago', 'validation:number'],
    ['before there were teams', 'foundation_year', '1849', 'validation:minimum 1850'],
    ['next year', 'foundation_year', '2027', 'validation:maximum 2026'],
    ['too young', 'average_age', '4', 'validation:minimum 5'],
    ['too long', 'description', 'x'.repeat(2001), 'validation:maxLength 2000'],
  ])('%s refuses %s "%s"', async (_, field, value, message) => {
    expect(await fieldError(schema, right, field, value)).toBe(message);
  });

  it('begins with the team, and sends only what differs from it', () => {
    const values = teamValues(team);
    const edited = teamSchema(2026);
    expect(teamChanges(edited.parse(values), team)).toEqual({});
    expect(teamChanges(edited.parse({ ...values, slug: ' Ekipi-Yne ', level: '', city_id: '8' }), team)).toEqual({
      slug: 'ekipi-yne',
      level: null,
      city_id: 8,
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './mock-world.ts';

// Required fields of a team and an organization (TEAM-03 … TEAM-06, ORG-02, ORG-03). The backend's answers; the ids of the ledger
// belong to the tests of the forms that show these messages.
const team = { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026 };
const organization = { name: 'Lidhja e Re', city_id: 2 };
const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== field));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
async function refusals(
  operation: 'createTeam' | 'createOrganization',
  body: object,
  language: 'en' | 'sq',
): Promise<(string | number)[]> {
  const answer = await world.call(operation, { as: 'player', body, language });
  return [answer.status, ...answer.body.errors.map(({ field, message }) => `${field}: ${message}`)];
}

describe('must have', () => {
  it.each([
    { operation: 'createTeam', field: 'name', en: 'Name is required.', sq: 'Emri është i detyrueshëm.' },
    { operation: 'createTeam', field: 'city_id', en: 'City is required.', sq: 'Qyteti është i detyrueshëm.' },
    { operation: 'createTeam', field: 'sport_id', en: 'Sport is required.', sq: 'Sporti është i detyrueshëm.' },
    {
      operation: 'createTeam',
      field: 'foundation_year',
      en: 'Foundation year is required.',
      sq: 'Viti i themelimit është i detyrueshëm.',
    },
    { operation: 'createOrganization', field: 'name', en: 'Name is required.', sq: 'Emri është i detyrueshëm.' },
    { operation: 'createOrganization', field: 'city_id', en: 'City is required.', sq: 'Qyteti është i detyrueshëm.' },
  ] as const)('$operation: $field', async ({ operation, field, en, sq }) => {
    const body = operation === 'createTeam' ? team : organization;
    expect(await refusals(operation, without(body, field), 'en')).toEqual([422, `${field}: ${en}`]);
    expect(await refusals(operation, without(body, field), 'sq')).toEqual([422, `${field}: ${sq}`]);
  });

  it.each([
    { operation: 'createTeam', body: team },
    { operation: 'createOrganization', body: organization },
  ] as const)('$operation: nothing more', async ({ operation, body }) => {
    expect(await refusals(operation, body, 'en')).toEqual([201]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodySchema } from '../../mocks/contract/schemas.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { openWorld, restore, type Call, type World } from './mock-world.ts';
import { at, type WriteName } from './write-case.ts';

// The documented payloads (ENT-25 … ENT-38) on the wire, key by key: a sent field is stored under its name, and no other name is
// accepted. Ledger rows are about what forms send; their ids belong to the tests of the forms.
interface Key {
  readonly key: string;
  readonly value: unknown;
  /** The record's value afterwards; default: the sent value. */
  readonly shown?: object;
  /** Allowed only on this operation. */
  readonly only?: 'create' | 'update';
}
interface Payload {
  readonly create: WriteName;
  readonly update: WriteName;
  readonly entity: string;
  readonly call: Pick<Call, 'as' | 'module'>;
  readonly createPath?: Call['path'];
  readonly updatePath: (world: World) => Call['path'];
  /** Required on creation. */
  readonly least: object;
  readonly keys: readonly Key[];
}

const venue: Payload = {
  create: 'createVenue',
  update: 'updateVenue',
  entity: 'venue',
  call: { as: 'owner', module: 'venue' },
  updatePath: () => ({ id: venueIds.liqeni }),
  least: {
    name: 'Fusha e Re',
    city_id: 1,
    address: 'Rr. e Re 1',
    latitude: 41.3,
    longitude: 19.8,
    phone_number: '690000090',
  },
  keys: [
    { key: 'name', value: 'Fusha Tjetër' },
    { key: 'image', value: imageIds.ownerFree, shown: { image: { id: imageIds.ownerFree } } },
    { key: 'images', value: [imageIds.ownerFree], shown: { images: [{ id: imageIds.ownerFree }] } },
    { key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { key: 'address', value: 'Rr. Tjetër 2' },
    { key: 'latitude', value: 40.5 },
    { key: 'longitude', value: 20.5 },
    { key: 'description', value: 'Bar i ri.' },
    { key: 'phone_prefix', value: '+383' },
    { key: 'phone_number', value: '069 123 4567', shown: { phone_number: '691234567' } },
    { key: 'is_bookable', value: false },
    { key: 'slug', value: 'fusha-tjeter', only: 'update' },
    { key: 'status', value: 'disabled', only: 'update' },
  ],
};
const team: Payload = {
  create: 'createTeam',
  update: 'updateTeam',
  entity: 'team',
  call: { as: 'teamAdmin', module: 'team' },
  updatePath: () => ({ id: 1 }),
  least: { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026 },
  keys: [
    { key: 'name', value: 'Ekipi Tjetër' },
    { key: 'image', value: imageIds.teamAdminFree, shown: { image: { id: imageIds.teamAdminFree } } },
    { key: 'images', value: [imageIds.teamAdminFree], shown: { images: [{ id: imageIds.teamAdminFree }] } },
    { key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { key: 'description', value: 'Të shtunave.' },
    { key: 'is_public', value: false },
    { key: 'foundation_year', value: 1987 },
    { key: 'gender', value: 'mixed' },
    { key: 'average_age', value: 41 },
    { key: 'level', value: 'professional' },
    { key: 'sport_id', value: 3, shown: { sport: { id: 3 } }, only: 'create' },
    { key: 'slug', value: 'ekipi-tjeter', only: 'update' },
  ],
};
const organization: Payload = {
  create: 'createOrganization',
  update: 'updateOrganization',
  entity: 'organization',
  call: { as: 'organizationManager', module: 'organization' },
  updatePath: () => ({ id: 1 }),
  least: { name: 'Lidhja e Re', city_id: 1 },
  keys: [
    { key: 'name', value: 'Lidhja Tjetër' },
    { key: 'image', value: imageIds.organizationFree, shown: { image: { id: imageIds.organizationFree } } },
    { key: 'images', value: [imageIds.organizationFree], shown: { images: [{ id: imageIds.organizationFree }] } },
    { key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { key: 'description', value: 'Sezoni i ri.' },
    { key: 'slug', value: 'lidhja-tjeter', only: 'update' },
  ],
};
const member: Payload = {
  create: 'addTeamMember',
  update: 'updateTeamMember',
  entity: 'member',
  call: { as: 'teamAdmin', module: 'team' },
  createPath: { teamId: 1 },
  updatePath: (world) => ({
    teamId: 1,
    memberId: world.db.teamMembers.by('membership', 1, demoId('player'))[0]?.id ?? 0,
  }),
  least: { user_id: demoId('everyone') },
  keys: [
    // a change may repeat the same user
    { key: 'user_id', value: demoId('owner'), only: 'create' },
    { key: 'roles', value: ['coach', 'captain'] },
    { key: 'is_player', value: false },
    { key: 'jersey_number', value: 87 },
    { key: 'position', value: 'portier' }, // ours
  ],
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** The names that the contract takes in a body, without `module` (API-07 … API-09). */
function namesOf(operation: WriteName): string[] {
  const schema = bodySchema(operation);
  if (!(schema instanceof z.ZodObject)) throw new Error(`${operation}: no object`);
  return Object.keys(schema.shape).filter((name) => name !== 'module');
}
const send = async (payload: Payload, when: 'create' | 'update', body: object) => {
  const path = when === 'create' ? payload.createPath : payload.updatePath(world);
  const answer = await world.call(payload[when], { ...payload.call, path, body });
  await restore(world);
  return answer;
};

describe.each([venue, team, organization, member])('payload of $create and $update', (payload) => {
  const { keys, least, entity } = payload;

  it('has these keys and no other', () => {
    const named = (when: 'create' | 'update') =>
      keys.filter(({ only }) => only === undefined || only === when).map(({ key }) => key);
    expect(namesOf(payload.create).toSorted()).toEqual(named('create').toSorted());
    expect(
      namesOf(payload.update)
        .filter((name) => payload !== member || name !== 'user_id')
        .toSorted(),
    ).toEqual(named('update').toSorted());
  });

  it.each(keys.filter(({ only }) => only !== 'update'))(
    '$key is kept when it is made',
    async ({ key, value, shown }) => {
      const answer = await send(payload, 'create', { ...least, [key]: value });
      expect(answer.status, JSON.stringify(answer.body.errors)).toBe(201);
      expect(at(answer, entity)).toMatchObject(shown ?? { [key]: value });
    },
  );

  it.each(keys.filter(({ only }) => only !== 'create'))(
    '$key is kept when it is changed',
    async ({ key, value, shown }) => {
      const answer = await send(payload, 'update', { [key]: value });
      expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200);
      expect(at(answer, entity)).toMatchObject(shown ?? { [key]: value });
    },
  );
});

const strangers = [venue, team, organization].flatMap((payload) =>
  payload.keys.flatMap(({ key, value, only }) => (only ? [{ key, value, only, payload, entity: payload.entity }] : [])),
);
it.each(strangers)('$entity: $key is taken on $only only', async ({ key, value, only, payload }) => {
  const body = only === 'create' ? { [key]: value } : { ...payload.least, [key]: value };
  const answer = await send(payload, only === 'create' ? 'update' : 'create', body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: key, message: 'This field is not known' }] } });
});

it('a change may repeat the user, which stays unchanged', async () => {
  const answer = await send(member, 'update', { user_id: demoId('owner'), is_player: true });
  expect(at(answer, 'member', 'user_id')).toBe(demoId('player'));
});

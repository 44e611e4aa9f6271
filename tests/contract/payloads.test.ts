import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodySchema } from '../../mocks/contract/schemas.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { openWorld, restore, type Call, type World } from './mock-world.ts';
import { at, type WriteName } from './write-case.ts';

// The payloads of specification §3, key by key: what is sent under a name is what the record then has, and no other name is taken.
interface Key {
  readonly ids: string;
  readonly key: string;
  readonly value: unknown;
  /** What the record then shows; the value itself when left out. */
  readonly shown?: object;
  /** Sent only then. */
  readonly only?: 'create' | 'update';
}
interface Payload {
  readonly ids: string;
  readonly create: WriteName;
  readonly update: WriteName;
  readonly entity: string;
  readonly call: Pick<Call, 'as' | 'module'>;
  readonly createPath?: Call['path'];
  readonly updatePath: (world: World) => Call['path'];
  /** What a new one must have. */
  readonly least: object;
  readonly keys: readonly Key[];
}

const venue: Payload = {
  ids: '[ENT-25] [ENT-26]',
  create: 'createVenue',
  update: 'updateVenue',
  entity: 'venue',
  call: { as: 'owner', module: 'venue' },
  updatePath: () => ({ id: venueIds.liqeni }),
  least: { name: 'Fusha e Re', city_id: 1, address: 'Rr. e Re 1', latitude: 41.3, longitude: 19.8, phone_number: '690000090' },
  keys: [
    { ids: '[ENT-114]', key: 'name', value: 'Fusha Tjetër' },
    { ids: '[ENT-115]', key: 'image', value: imageIds.ownerFree, shown: { image: { id: imageIds.ownerFree } } },
    { ids: '[ENT-116]', key: 'images', value: [imageIds.ownerFree], shown: { images: [{ id: imageIds.ownerFree }] } },
    { ids: '[ENT-117]', key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { ids: '[ENT-118]', key: 'address', value: 'Rr. Tjetër 2' },
    { ids: '[ENT-119]', key: 'latitude', value: 40.5 },
    { ids: '[ENT-120]', key: 'longitude', value: 20.5 },
    { ids: '[ENT-121]', key: 'description', value: 'Bar i ri.' },
    { ids: '[ENT-122]', key: 'phone_prefix', value: '+383' },
    { ids: '[ENT-123]', key: 'phone_number', value: '044 123 456' },
    { ids: '[ENT-124]', key: 'is_bookable', value: false },
    { ids: '[ENT-125]', key: 'slug', value: 'fusha-tjeter', only: 'update' },
    { ids: '[ENT-126]', key: 'status', value: 'disabled', only: 'update' },
  ],
};
const team: Payload = {
  ids: '[ENT-27] [ENT-28]',
  create: 'createTeam',
  update: 'updateTeam',
  entity: 'team',
  call: { as: 'teamAdmin', module: 'team' },
  updatePath: () => ({ id: 1 }),
  least: { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026 },
  keys: [
    { ids: '[ENT-127]', key: 'name', value: 'Ekipi Tjetër' },
    { ids: '[ENT-128]', key: 'image', value: imageIds.teamAdminFree, shown: { image: { id: imageIds.teamAdminFree } } },
    { ids: '[ENT-129]', key: 'images', value: [imageIds.teamAdminFree], shown: { images: [{ id: imageIds.teamAdminFree }] } },
    { ids: '[ENT-130]', key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { ids: '[ENT-131]', key: 'description', value: 'Të shtunave.' },
    { ids: '[ENT-132]', key: 'is_public', value: false },
    { ids: '[ENT-133]', key: 'foundation_year', value: 1987 },
    { ids: '[ENT-134]', key: 'gender', value: 'mixed' },
    { ids: '[ENT-135]', key: 'average_age', value: 41 },
    { ids: '[ENT-136]', key: 'level', value: 'professional' },
    { ids: '[ENT-137]', key: 'sport_id', value: 3, shown: { sport: { id: 3 } }, only: 'create' },
    { ids: '[ENT-138]', key: 'slug', value: 'ekipi-tjeter', only: 'update' },
  ],
};
const organization: Payload = {
  ids: '[ENT-29] [ENT-30]',
  create: 'createOrganization',
  update: 'updateOrganization',
  entity: 'organization',
  call: { as: 'organizationManager', module: 'organization' },
  updatePath: () => ({ id: 1 }),
  least: { name: 'Lidhja e Re', city_id: 1 },
  keys: [
    { ids: '[ENT-139]', key: 'name', value: 'Lidhja Tjetër' },
    { ids: '[ENT-140]', key: 'image', value: imageIds.organizationFree, shown: { image: { id: imageIds.organizationFree } } },
    { ids: '[ENT-141]', key: 'images', value: [imageIds.organizationFree], shown: { images: [{ id: imageIds.organizationFree }] } },
    { ids: '[ENT-142]', key: 'city_id', value: 2, shown: { city: { id: 2 } } },
    { ids: '[ENT-143]', key: 'description', value: 'Sezoni i ri.' },
    { ids: '[ENT-144]', key: 'slug', value: 'lidhja-tjeter', only: 'update' },
  ],
};
const member: Payload = {
  ids: '[ENT-31]',
  create: 'addTeamMember',
  update: 'updateTeamMember',
  entity: 'member',
  call: { as: 'teamAdmin', module: 'team' },
  createPath: { teamId: 1 },
  updatePath: (world) => ({ teamId: 1, memberId: world.db.teamMembers.by('membership', 1, demoId('player'))[0]?.id ?? 0 }),
  least: { user_id: demoId('everyone') },
  keys: [
    // sent along with a change it names the same user as before
    { ids: '[ENT-145]', key: 'user_id', value: demoId('owner'), only: 'create' },
    { ids: '[ENT-146]', key: 'roles', value: ['coach', 'captain'] },
    { ids: '[ENT-147]', key: 'is_player', value: false },
    { ids: '[ENT-148]', key: 'jersey_number', value: 87 },
  ],
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** The names that the contract takes in a body, without `module` (specification §7). */
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
  const { ids, keys, least, entity } = payload;

  it(`${ids} has these keys and no other`, () => {
    const named = (when: 'create' | 'update') => keys.filter(({ only }) => only === undefined || only === when).map(({ key }) => key);
    expect(namesOf(payload.create).toSorted()).toEqual(named('create').toSorted());
    expect(namesOf(payload.update).filter((name) => payload !== member || name !== 'user_id').toSorted()).toEqual(named('update').toSorted());
  });

  it.each(keys.filter(({ only }) => only !== 'update'))('$ids $key is kept when it is made', async ({ key, value, shown }) => {
    const answer = await send(payload, 'create', { ...least, [key]: value });
    expect(answer.status, JSON.stringify(answer.body.errors)).toBe(201);
    expect(at(answer, entity)).toMatchObject(shown ?? { [key]: value });
  });

  it.each(keys.filter(({ only }) => only !== 'create'))('$ids $key is kept when it is changed', async ({ key, value, shown }) => {
    const answer = await send(payload, 'update', { [key]: value });
    expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200);
    expect(at(answer, entity)).toMatchObject(shown ?? { [key]: value });
  });
});

const strangers = [venue, team, organization].flatMap((payload) => payload.keys.flatMap(({ ids, key, value, only }) => (only ? [{ ids, key, value, only, payload }] : [])));
it.each(strangers)('$ids $key is taken on $only only', async ({ key, value, only, payload }) => {
  const body = only === 'create' ? { [key]: value } : { ...payload.least, [key]: value };
  const answer = await send(payload, only === 'create' ? 'update' : 'create', body);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: key, message: 'This field is not known' }] } });
});

it('[ENT-145] a change may name the user, and leaves them as they are', async () => {
  const answer = await send(member, 'update', { user_id: demoId('owner'), is_player: true });
  expect(at(answer, 'member', 'user_id')).toBe(demoId('player'));
});

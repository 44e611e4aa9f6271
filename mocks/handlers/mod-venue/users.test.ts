import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { venueIds } from '../../seed/venue-plans.ts';
import { ask, become } from '../../testing.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
const [owner, player, manager, staff] = [demoId('owner'), demoId('player'), 13, 14];
const venue = `/mod-venue/venue/${venueIds.liqeni}`;
let backend: Backend;
beforeEach(() => {
  backend = createMockBackend({ now: () => now });
});

async function call(user: number, method: string, path: string, body?: object) {
  const inQuery = method === 'GET' || method === 'DELETE';
  return ask(backend, inQuery ? `${path}?module=venue` : path, {
    method,
    body: inQuery ? undefined : { module: 'venue', ...body },
    token: await become(backend, user),
  });
}
interface ListedUser {
  user: { id: number; name: string };
  role: string;
  since: string;
  is_online: boolean;
  permissions: object;
}
async function listed(user = owner) {
  const { body } = await call(user, 'GET', `${venue}/users`);
  return body.data as { users: ListedUser[]; permissions: { add: boolean } }; // checked by the contract's schema
}
const rolesOf = async (user = owner) =>
  Object.fromEntries((await listed(user)).users.map(({ user: { id }, role }) => [id, role]));
const fieldOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  body.errors[0]?.field,
  body.errors[0]?.message,
];
/** The newest notification that a user has. */
const told = (user: number) => backend.control.db.read.notifications.by('user', user).at(-1);

describe('the list', () => {
  it('has owners first, with what the reader may do with each', async () => {
    const { users, permissions } = await listed();
    expect(permissions).toEqual({ add: true });
    expect(users).toMatchObject([
      { user: { id: owner }, role: 'owner', permissions: { change: false, remove: false } },
      { user: { id: manager }, role: 'manager', permissions: { change: true, remove: true } },
      { user: { id: staff }, role: 'staff', since: '2026-08-26T11:00:00+02:00' },
    ]);
  });

  it('shows staff the same people; of them they may only remove themselves', async () => {
    const { users, permissions } = await listed(staff);
    expect([permissions, users.map((one) => one.permissions)]).toEqual([
      { add: false },
      [
        { change: false, remove: false },
        { change: false, remove: false },
        { change: false, remove: true },
      ],
    ]);
  });

  it('says who is online now, unless they hide it', async () => {
    const online = async () => (await listed()).users.filter(({ is_online }) => is_online).map(({ user }) => user.id);
    expect(await online()).toEqual([]);
    await call(staff, 'POST', '/realtime/online', { connection_id: 'a' });
    expect(await online()).toEqual([staff]);
    await call(staff, 'PUT', '/settings/show_online', { value: false });
    expect(await online()).toEqual([]);
    expect(backend.realtime.read(`hidden/${staff}`)).toBe(true);
    await call(staff, 'PUT', '/settings/bulk-upsert', { settings: { show_online: true } });
    expect(await online()).toEqual([staff]);
    expect(backend.realtime.read(`hidden/${staff}`)).toBeNull();
  });
});

describe('adding', () => {
  it.each([
    { user_id: player },
    { phone_number: '690000001' },
    { phone_number: '069 000 0001' },
    { phone_prefix: '+355', phone_number: '+355690000001' },
  ])('%o: they get the profile and are told', async (who) => {
    const { status, body } = await call(owner, 'POST', `${venue}/user`, { ...who, role: 'staff' });
    expect([status, body.data]).toMatchObject([201, { user: { user: { id: player, name: 'Arben Hoxha' } } }]);
    expect(JSON.stringify(body)).not.toContain('690000001');
    const me = await call(player, 'GET', '/auth/me');
    expect(me.body.data).toMatchObject({
      user: { profiles: [{ type: 'base' }, { type: 'venue', entity_id: venueIds.liqeni, role: 'staff' }] },
    });
    expect(told(player)).toMatchObject({
      type: 'admin-added',
      module: 'venue',
      entity_id: venueIds.liqeni,
      actor_id: owner,
      body: { en: 'Fusha e Liqenit: staff', sq: 'Fusha e Liqenit: staf' },
    });
  });

  it.each([
    ['someone who runs it', { user_id: manager }, 'user_id', 'This user already runs the venue.'],
    ['their number', { phone_number: '690000013' }, 'phone_number', 'This user already runs the venue.'],
    ['an unknown user', { user_id: 9999 }, 'user_id', 'This user does not exist.'],
    ['an unknown number', { phone_number: '697777777' }, 'phone_number', 'Nobody has an account with this number.'],
    ['an unverified one', { phone_number: '690000058' }, 'phone_number', 'Nobody has an account with this number.'],
    ['nobody', {}, 'user_id', 'Give a user or a phone number.'],
    ['both', { user_id: player, phone_number: '690000001' }, 'user_id', 'Give a user or a phone number.'],
    ['half a number', { phone_number: '6900' }, 'phone_number', 'Phone number must be at least 9 digits long.'],
  ])('%s is refused on its field', async (_, who, field, text) => {
    const before = await rolesOf();
    const refused = await call(owner, 'POST', `${venue}/user`, { ...who, role: 'staff' });
    expect(fieldOf(refused)).toEqual([422, field, text]);
    expect(await rolesOf()).toEqual(before);
  });

  it.each([
    ['numbers', (n: number) => ({ phone_number: `69${String(7_000_000 + n)}` })],
    ['ids', (n: number) => ({ user_id: 7_000_000 + n })],
  ])('%s cannot be tried without end', async (_, whoAt) => {
    const attempt = (n: number) => call(owner, 'POST', `${venue}/user`, { ...whoAt(n), role: 'staff' });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await attempt(n)).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([422]), 429]);
  });
});

describe('the last owner', () => {
  const lastAdmin = { status: 409, body: { errors: [{ code: 'last_admin' }] } };

  it('is not removed, not demoted, and does not leave', async () => {
    expect(await call(owner, 'DELETE', `${venue}/user/${owner}`)).toMatchObject(lastAdmin);
    expect(await call(owner, 'PATCH', `${venue}/user/${owner}`, { role: 'staff' })).toMatchObject(lastAdmin);
  });

  it('hands over: a second owner, then the first leaves and loses the profile', async () => {
    expect((await call(owner, 'PATCH', `${venue}/user/${manager}`, { role: 'owner' })).status).toBe(200);
    expect(told(manager)).toMatchObject({ type: 'admin-changed', title: { en: 'Your role has changed' } });
    const before = told(owner);
    expect((await call(owner, 'DELETE', `${venue}/user/${owner}`)).status).toBe(200);
    expect(told(owner)).toEqual(before);
    expect(await rolesOf(manager)).toEqual({ [manager]: 'owner', [staff]: 'staff' });
    expect((await call(owner, 'GET', `${venue}/users`)).status).toBe(403);
    expect(await call(manager, 'DELETE', `${venue}/user/${manager}`)).toMatchObject(lastAdmin);
  });
});

describe('removing', () => {
  it('takes the profile away and tells the user', async () => {
    expect((await call(owner, 'DELETE', `${venue}/user/${staff}`)).status).toBe(200);
    expect(told(staff)).toMatchObject({ type: 'admin-removed', module: 'base', entity_id: staff });
    const { data } = (await ask(backend, '/auth/me?module=base', { token: await become(backend, staff) })).body;
    expect(data).toMatchObject({ user: { profiles: [{ type: 'base' }] } });
    expect((await call(owner, 'DELETE', `${venue}/user/${staff}`)).status).toBe(404);
  });

  it('managers remove nobody but themselves', async () => {
    expect((await call(manager, 'DELETE', `${venue}/user/${staff}`)).status).toBe(403);
    expect((await call(manager, 'DELETE', `${venue}/user/${manager}`)).status).toBe(200);
    expect(await rolesOf()).toEqual({ [owner]: 'owner', [staff]: 'staff' });
  });
});

it('tells whose role it is at once, and nobody else', async () => {
  const live = (user: number) =>
    backend.control.db.read.realtimeEvents.by('user', user).map(({ type, data }) => [type, data]);
  const changed = { venue_id: venueIds.liqeni, role: 'staff' };
  await call(owner, 'PATCH', `${venue}/user/${manager}`, { role: 'staff' });
  await call(owner, 'PATCH', `${venue}/user/${manager}`, { role: 'staff' });
  await call(owner, 'DELETE', `${venue}/user/${manager}`);
  await call(owner, 'POST', `${venue}/user`, { user_id: player, role: 'staff' });
  await call(staff, 'DELETE', `${venue}/user/${staff}`);
  expect(live(manager)).toEqual([
    ['VenueRoleChanged', changed],
    ['VenueRoleLost', { venue_id: venueIds.liqeni }],
  ]);
  expect(live(player)).toEqual([['VenueRoleChanged', changed]]);
  expect([live(staff), live(owner)]).toEqual([[], []]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { organizationAccountId } from '../../seed/organization-accounts.ts';
import { ask, become } from '../../testing.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
const [owner, player] = [demoId('organizationManager'), demoId('player')];
const [manager, referee] = [organizationAccountId('leagueManager'), organizationAccountId('leagueReferee')];
const NEW_REFEREE = 63;
const league = '/mod-organization/organization/1';
let backend: Backend;
beforeEach(() => {
  backend = createMockBackend({ now: () => now });
});

async function call(user: number, method: string, path: string, body?: object) {
  const inQuery = method === 'GET' || method === 'DELETE';
  return ask(backend, inQuery ? `${path}${path.includes('?') ? '&' : '?'}module=organization` : path, {
    method,
    body: inQuery ? undefined : { module: 'organization', ...body },
    token: await become(backend, user),
  });
}
interface ListedUser {
  user: { id: number };
  role: string;
  profile_status: string;
  permissions: object;
}
async function listed(user = owner, filter = '') {
  const { body } = await call(user, 'GET', `${league}/users${filter}`);
  return body.data as { users: ListedUser[]; permissions: { add: boolean } }; // checked by the contract's schema
}
const idsOf = ({ users }: { users: ListedUser[] }) => users.map(({ user }) => user.id);
/** The newest notification that a user has. */
const told = (user: number) => backend.control.db.read.notifications.by('user', user).at(-1);
const events = (user: number) =>
  Object.values(Object(backend.realtime.read(`events/${user}`)) as object).map((one: unknown) => one); // records by key

describe('the list', () => {
  it('has owners first, with what the reader may do with each', async () => {
    const { users, permissions } = await listed();
    expect(permissions).toEqual({ add: true });
    expect(users).toMatchObject([
      { user: { id: owner }, role: 'owner', permissions: { change: false, remove: false } },
      { user: { id: manager }, role: 'manager', permissions: { change: true, remove: true } },
      { user: { id: referee }, role: 'referee', profile_status: 'completed' },
      { user: { id: NEW_REFEREE, name: '' }, role: 'referee', profile_status: 'uncompleted' },
    ]);
  });

  it('shows a referee the same people; of them they may only remove themselves', async () => {
    const { users, permissions } = await listed(referee);
    expect(permissions).toEqual({ add: false });
    expect(users.filter((one) => Object.values(one.permissions).includes(true))).toMatchObject([
      { user: { id: referee }, permissions: { change: false, remove: true } },
    ]);
  });

  it('[ENT-215] is filtered by profile: completed, uncompleted, and nothing else', async () => {
    expect(idsOf(await listed(owner, '?profile=completed'))).toEqual([owner, manager, referee]);
    expect(idsOf(await listed(owner, '?profile=uncompleted'))).toEqual([NEW_REFEREE]);
    expect((await call(owner, 'GET', `${league}/users?profile=half`)).status).toBe(422);
  });
});

describe('adding', () => {
  it('gives the profile and tells who was added, who does not add themselves', async () => {
    const { status, body } = await call(owner, 'POST', `${league}/user`, { user_id: player, role: 'referee' });
    expect([status, body.data]).toMatchObject([201, { user: { user: { id: player }, role: 'referee' } }]);
    expect(told(player)).toMatchObject({
      type: 'admin-added',
      module: 'organization',
      entity_id: 1,
      title: { en: 'You were added to an organization' },
      body: { en: 'Liga e Lagjeve Tirana: referee', sq: 'Liga e Lagjeve Tirana: arbitër' },
      data: { url: '/admin/organization/home?switch_module=organization&switch_entity_id=1' },
    });
    expect(events(player)).toMatchObject([
      { type: 'OrganizationRoleChanged', data: { organization_id: 1, role: 'referee' } },
    ]);
  });

  it.each([
    [{ user_id: 999_999 }, 'user_id', 'This user does not exist.'],
    [{ phone_number: '69 999 9999' }, 'phone_number', 'Nobody has an account with this number.'],
    [{ user_id: manager }, 'user_id', 'This user already belongs to the organization.'],
    [{}, 'user_id', 'Give a user or a phone number.'],
  ])('%j is refused on the field %s', async (who, field, message) => {
    const { status, body } = await call(owner, 'POST', `${league}/user`, { ...who, role: 'referee' });
    expect([status, body.errors[0]?.field, body.errors[0]?.message]).toEqual([422, field, message]);
  });
});

describe('an owner always remains', () => {
  it('the only one neither steps down, nor leaves', async () => {
    for (const [method, body] of [['PATCH', { role: 'manager' }] as const, ['DELETE', undefined] as const]) {
      const answer = await call(owner, method, `${league}/user/${owner}`, body);
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'last_admin']);
    }
  });

  it('with a second one the first may leave, and their profile is gone', async () => {
    await call(owner, 'PATCH', `${league}/user/${manager}`, { role: 'owner' });
    expect(told(manager)).toMatchObject({ type: 'admin-changed', title: { en: 'Your role has changed' } });
    expect((await call(owner, 'DELETE', `${league}/user/${owner}`)).status).toBe(200);
    expect((await call(owner, 'GET', `${league}/users`)).status).toBe(403);
    expect(idsOf(await listed(manager))).toEqual([manager, referee, NEW_REFEREE]);
  });

  it('who is removed is told, and keeps nothing that leads into the organization', async () => {
    await call(owner, 'PATCH', `${league}/user/${referee}`, { role: 'manager' });
    await call(owner, 'DELETE', `${league}/user/${referee}`);
    const all = backend.control.db.read.notifications.by('user', referee);
    expect(all.filter(({ module }) => module === 'organization')).toEqual([]);
    expect(told(referee)).toMatchObject({ type: 'admin-removed', module: 'base', entity_id: referee });
    expect(events(referee).at(-1)).toMatchObject({ type: 'OrganizationRoleLost', data: { organization_id: 1 } });
  });

  it('who is removed is no longer an official of games to come; the played and the live keep theirs', async () => {
    await backend.control.ready();
    const officiated = () =>
      backend.control.db.read.gameOfficials
        .by('user', referee)
        .map(({ game_id }) => backend.control.db.read.games.get(game_id)?.status);
    expect(officiated()).toContain('scheduled');
    const kept = officiated().filter((status) => status !== 'scheduled');
    expect(kept).toEqual(expect.arrayContaining(['finished', 'live']));
    await call(owner, 'DELETE', `${league}/user/${referee}`);
    expect(officiated()).toEqual(kept);
  });
});

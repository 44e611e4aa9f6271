import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { APPLICANT, teamAccounts, teamIds } from '../../seed/team-people.ts';
import { admin, call, now, outsider, player, toldOf } from '../teams/testing.ts';

const { teamManager: manager, teamCaptain: captain, teamCoach: coach } = teamAccounts;
const TEAM = teamIds.shqiponjat;
let backend: Backend;
beforeEach(async () => {
  backend = createMockBackend({ now: () => now });
  await backend.control.ready();
});
const db = () => backend.control.db.read;
const memberOf = (user: number) => db().teamMembers.by('membership', TEAM, user)[0];
const path = `/mod-team/team/${TEAM}` as const;
const manage = (
  user: number,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  rest: string,
  body?: object,
): ReturnType<typeof call> => call(backend, user, `${method} ${path}${rest}`, { module: 'team', body });
const change = (user: number, body: object, by = admin) =>
  manage(by, 'PATCH', `/member/${memberOf(user)?.id ?? 0}`, body);
const remove = (user: number, by = admin) => manage(by, 'DELETE', `/member/${memberOf(user)?.id ?? 0}`);
const add = (body: object, by = admin) => manage(by, 'POST', '/member', body);
const problemOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
  status,
  body.errors[0]?.code,
  body.errors[0]?.field,
  body.message,
];
const eventsOf = (user: number) =>
  db()
    .realtimeEvents.by('user', user)
    .map(({ type }) => type);
interface People {
  members: { user: { id: number; name: string }; status: string; profile_status: string }[];
  invitations: { id: number; phone_number: string; link?: string }[];
  permissions: object;
}
const people = async (query = '', by = admin) => (await manage(by, 'GET', `/members?${query}`)).body.data as People; // checked by the contract's schema

describe('[TEAM-08] [TEAM-10] the list of members', () => {
  it('has active and invited ones, admins first, and open links', async () => {
    const { members, invitations, permissions } = await people();
    expect(members).toHaveLength(11);
    expect(members[0]).toMatchObject({ user: { id: admin }, roles: ['admin'], is_player: true, jersey_number: 10 });
    expect(members.filter(({ status }) => status === 'invited').map(({ user }) => user.id)).toEqual([56]);
    expect(invitations).toMatchObject([
      { phone_number: '690000088', link: '/app/team/shqiponjat-e-liqenit?invitation=ftesa-e-shqiponjave-2026' },
    ]);
    expect(permissions).toEqual({ add: true, invite: true, grant_admin: true });
  });

  it('managers see it too; making links and admins is for admins', async () => {
    const { invitations, permissions } = await people('', manager);
    expect(permissions).toEqual({ add: true, invite: false, grant_admin: false });
    expect(invitations[0]).not.toHaveProperty('link');
  });

  it('[ENT-215] filters by status, profile and name', async () => {
    const ids = async (query: string) => (await people(query)).members.map(({ user }) => user.id);
    expect(await ids('status[]=left')).toEqual([57]);
    expect(await ids('status[]=invited&status[]=left')).toEqual([56, 57]);
    await backend.control.db.transact((tx) => tx.users.update(26, { profile_status: 'uncompleted' }));
    expect(await ids('profile=uncompleted')).toEqual([26]);
    expect((await people('profile=completed')).members).toHaveLength(10);
    expect((await people('profile=completed')).invitations).toEqual([]);
    expect(await ids('keywords=endri%20cel')).toContain(admin);
    expect(await ids('keywords=ndri')).toEqual([]);
    expect((await people('status[]=active')).invitations).toEqual([]);
  });

  it('captains get the team without its invitations', async () => {
    const { body } = await manage(captain, 'GET', '');
    const { members } = body.data as People; // checked by the contract's schema
    expect(members).toHaveLength(10);
    expect(members).toEqual(members.map(() => expect.objectContaining({ status: 'active' })));
  });
});

describe('adding', () => {
  it('invites: told in the base profile, live, and open until answered', async () => {
    const { body } = await add({ user_id: outsider, roles: ['coach'], jersey_number: 40, position: ' portier ' });
    expect(body.data).toMatchObject({
      member: { status: 'invited', roles: ['coach'], jersey_number: 40, position: 'portier', joined_at: null },
    });
    expect(toldOf(backend, outsider, 'team-invited').at(-1)).toMatchObject({
      module: 'base',
      actor_id: admin,
      data: {
        url: `/team/shqiponjat-e-liqenit?switch_module=base&switch_entity_id=${outsider}`,
        team: { id: TEAM, invitation: 'open' },
      },
    });
    expect(problemOf(await add({ user_id: outsider })).slice(0, 2)).toEqual([409, 'already_member']);
  });

  it('a number that is worn is told beside the field', async () => {
    expect(problemOf(await add({ user_id: outsider, jersey_number: 9 }))).toEqual([
      422,
      'validation',
      'jersey_number',
      'Another player wears this number.',
    ]);
    expect((await add({ user_id: outsider, jersey_number: 9, is_player: false })).status).toBe(201);
  });

  it('who has asked to join is in at once, and the request is accepted', async () => {
    const { body } = await add({ user_id: APPLICANT, roles: ['captain'], jersey_number: 41 });
    expect(body.data).toMatchObject({ member: { status: 'active', roles: ['captain'], jersey_number: 41 } });
    expect(db().applications.by('user', APPLICANT)[0]).toMatchObject({ status: 'accepted', decided_by: admin });
    expect(toldOf(backend, APPLICANT, 'team-joined')).toHaveLength(1);
    expect(toldOf(backend, manager, 'team-join-requested').at(-1)?.read_at).toBe(now);
    expect(eventsOf(APPLICANT)).toEqual(['TeamChanged', 'TeamRoleChanged']);
  });

  it('who left or declined is invited through the old record', async () => {
    const before = memberOf(57)?.id;
    const { body } = await add({ user_id: 57, jersey_number: 42 });
    expect(body.data).toMatchObject({ member: { id: before, status: 'invited', is_player: true, jersey_number: 42 } });
    expect(problemOf(await add({ user_id: 999 })).slice(0, 3)).toEqual([422, 'validation', 'user_id']);
    await backend.control.db.transact((tx) => tx.users.update(outsider, { profile_status: 'uncompleted' }));
    expect(problemOf(await add({ user_id: outsider }))).toEqual([
      422,
      'validation',
      'user_id',
      'This user does not exist.',
    ]);
  });
});

describe('roles', () => {
  it('given: the member is told, with the profile of the team', async () => {
    await change(player, { roles: ['coach', 'captain'] });
    expect(toldOf(backend, player, 'admin-added').at(-1)).toMatchObject({
      module: 'team',
      entity_id: TEAM,
      body: { en: 'Shqiponjat e Liqenit: coach, captain', sq: 'Shqiponjat e Liqenit: trajner, kapiten' },
      data: { url: '/admin/team?switch_module=team&switch_entity_id=1' },
    });
    expect(eventsOf(player)).toEqual(['TeamRoleChanged', 'TeamChanged']);
  });

  it('changed, and taken away: what they brought to the notifications goes', async () => {
    await change(manager, { roles: ['manager', 'coach'] });
    expect(toldOf(backend, manager, 'admin-changed')).toHaveLength(1);
    await change(manager, { roles: [] });
    expect(
      db()
        .notifications.by('user', manager)
        .filter(({ module }) => module === 'team'),
    ).toEqual([]);
    expect(toldOf(backend, manager, 'admin-removed').at(-1)).toMatchObject({
      module: 'base',
      data: { url: `/team/shqiponjat-e-liqenit?switch_module=base&switch_entity_id=${manager}` },
    });
    expect(eventsOf(manager)).toEqual(['TeamRoleChanged', 'TeamChanged', 'TeamRoleLost', 'TeamChanged']);
  });

  it('the same roles again tell nobody, and neither do one’s own', async () => {
    await change(captain, { roles: ['captain'], jersey_number: 50 });
    await change(admin, { roles: ['admin', 'coach'] });
    expect([...toldOf(backend, captain, 'admin-changed'), ...toldOf(backend, admin, 'admin-changed')]).toEqual([]);
  });

  it('the last admin stays one', async () => {
    expect(problemOf(await change(admin, { roles: ['coach'] }))).toEqual([
      409,
      'last_admin',
      '',
      'At least one administrator must remain.',
    ]);
    await change(coach, { roles: ['admin'] });
    expect((await change(admin, { roles: ['coach'] })).status).toBe(200);
  });
});

describe('removing', () => {
  it('an active member has left, without roles, and is told when they had one', async () => {
    expect((await remove(captain)).status).toBe(200);
    expect(memberOf(captain)).toMatchObject({ status: 'left', roles: [] });
    expect(toldOf(backend, captain, 'admin-removed')).toHaveLength(1);
    expect((await remove(captain)).status).toBe(404);
  });

  it('an invited one is no longer invited', async () => {
    await add({ user_id: outsider });
    await remove(outsider);
    expect([memberOf(outsider), toldOf(backend, outsider, 'team-invited').at(-1)?.data.team?.invitation]).toEqual([
      undefined,
      'withdrawn',
    ]);
    expect((await add({ user_id: outsider })).status).toBe(201);
  });
});

describe('an invitation link', () => {
  const invite = (body: object, by = admin) => manage(by, 'POST', '/invitation', body);

  it('is for a number that nobody finds, for two weeks', async () => {
    const { status, body } = await invite({ phone_number: '69 000 07 77', roles: ['coach'], position: 'trajner' });
    expect([status, body.data]).toMatchObject([
      201,
      {
        invitation: {
          phone_prefix: '+355',
          phone_number: '690000777',
          roles: ['coach'],
          is_player: true,
          jersey_number: null,
          inviter: { id: admin },
          expires_at: '2026-12-08T10:00:00+01:00',
          link: expect.stringMatching(/^\/app\/team\/shqiponjat-e-liqenit\?invitation=[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('says of a known number no more than a search for it does', async () => {
    expect(problemOf(await invite({ phone_number: '690000006' }))).toEqual([
      422,
      'validation',
      'phone_number',
      'This number has an account. Find the person by this number and add them.',
    ]);
    await backend.control.db.transact((tx) => tx.users.update(outsider, { is_verified: false }));
    expect((await invite({ phone_number: '690000006' })).status).toBe(201);
  });

  it('counts as looking for people: thirty a minute', async () => {
    for (let n = 0; n < 30; n += 1) await invite({ phone_number: '690000006' });
    expect((await invite({ phone_number: '690000777' })).status).toBe(429);
  });

  it('makes nobody an admin, and gives no number that is worn', async () => {
    expect((await invite({ phone_number: '690000777', roles: ['admin'] })).status).toBe(422);
    expect(problemOf(await invite({ phone_number: '690000777', jersey_number: 9 })).slice(0, 3)).toEqual([
      422,
      'validation',
      'jersey_number',
    ]);
    expect((await invite({ phone_number: '690000777', jersey_number: 9, is_player: false })).status).toBe(201);
  });

  it('a new one for the number replaces the old; a withdrawn one no longer works', async () => {
    await invite({ phone_number: '690000088' });
    const [only, ...more] = (await people()).invitations;
    expect([only?.phone_number, more]).toEqual(['690000088', []]);
    expect((await call(backend, null, 'GET /team-invitation/ftesa-e-shqiponjave-2026')).status).toBe(404);
    expect((await manage(admin, 'DELETE', `/invitation/${only?.id ?? 0}`)).status).toBe(200);
    expect((await people()).invitations).toEqual([]);
  });
});

it('a team that is renamed keeps its notifications', async () => {
  await add({ user_id: outsider });
  await manage(admin, 'PATCH', '', { name: 'Shqiponjat', slug: 'shqiponjat' });
  expect(toldOf(backend, outsider, 'team-invited').at(-1)?.data).toMatchObject({
    url: `/team/shqiponjat?switch_module=base&switch_entity_id=${outsider}`,
    team: { name: 'Shqiponjat', slug: 'shqiponjat', invitation: 'open' },
  });
});

import { describe, expect, it } from 'vitest';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { teamAccounts, teamIds } from '../../mocks/seed/team-people.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import { openWorld, type World } from './mock-world.ts';

// Nobody gives themselves what others have to give (decisions 033, 037 and 043).

const roles = ['admin', 'manager', 'captain', 'coach'] as const;
const shqiponjat = { teamId: teamIds.shqiponjat };
const memberOf = (world: World, userId: number) => ({
  ...shqiponjat,
  memberId: world.db.teamMembers.by('membership', teamIds.shqiponjat, userId)[0]?.id ?? 0,
});

describe('a manager of a team', async () => {
  const world = await openWorld();
  const as = 'teamManager';
  const admins = () =>
    world.db.teamMembers
      .by('team', teamIds.shqiponjat)
      .filter((one) => one.roles.includes('admin'))
      .map(({ user_id }) => user_id);
  const before = admins();

  it.each([
    ['themselves', teamAccounts.teamManager],
    ['a player', demoId('player')],
    ['the captain', teamAccounts.teamCaptain],
  ])('makes no admin of %s, whatever else comes with it', async (_, userId) => {
    for (const given of [['admin'], [...roles], ['manager', 'admin']]) {
      const path = memberOf(world, userId);
      const { status } = await world.call('updateTeamMember', { as, module: 'team', path, body: { roles: given } });
      expect(status).toBe(403);
    }
    expect(admins()).toEqual(before);
  });

  it('invites nobody as an admin, and makes no link', async () => {
    const body = { user_id: demoId('everyone'), roles: ['admin'] };
    const call = { as, module: 'team', path: shqiponjat } as const;
    expect((await world.call('addTeamMember', { ...call, body })).status).toBe(403);
    const link = { phone_number: '690000777', roles: ['coach'] };
    expect((await world.call('createTeamInvitation', { ...call, body: link })).status).toBe(403);
    expect(admins()).toEqual(before);
  });

  it('takes the role of no admin', async () => {
    const call = { as, module: 'team', path: memberOf(world, demoId('teamAdmin')) } as const;
    expect((await world.call('updateTeamMember', { ...call, body: { roles: [] } })).status).toBe(403);
    expect((await world.call('removeTeamMember', call)).status).toBe(403);
    expect(admins()).toEqual(before);
  });
});

describe('a super user', async () => {
  const world = await openWorld();
  const me = demoId('superUser');
  const phone = world.db.users.get(me)?.phone_number ?? '';

  it.each([
    ['user_id', { user_id: me }],
    ['phone_number', { phone_number: phone }],
    ['phone_number', { phone_prefix: '+355', phone_number: `+355${phone}` }],
  ])('adds themselves to no venue, by %s %o', async (field, who) => {
    for (const role of ['owner', 'manager', 'staff']) {
      const { status, body } = await world.call('addVenueUser', {
        as: 'superUser',
        module: 'superuser',
        path: { venueId: venueIds.liqeni },
        body: { ...who, role },
      });
      expect([status, body.errors]).toEqual([
        422,
        [{ field, message: 'Super users cannot add themselves.', code: 'validation' }],
      ]);
    }
    expect(world.db.venueUsers.by('user', me)).toEqual([]);
  });

  it('adds somebody else', async () => {
    const { status } = await world.call('addVenueUser', {
      as: 'superUser',
      module: 'superuser',
      path: { venueId: venueIds.liqeni },
      body: { user_id: demoId('player'), role: 'owner' },
    });
    expect(status).toBe(201);
  });
});

it('a link for another number works for whoever has it, once (decision 037)', async () => {
  const world = await openWorld();
  const made = await world.call('createTeamInvitation', {
    as: 'teamAdmin',
    module: 'team',
    path: shqiponjat,
    body: { phone_number: '697000001' },
  });
  const { invitation } = made.body.data as { invitation: { link: string } }; // as the contract says
  const path = { token: invitation.link.split('invitation=')[1] ?? '' };
  expect(world.db.users.get(demoId('organizationManager'))?.phone_number).not.toBe('697000001');
  expect((await world.call('acceptTeamInvitation', { as: 'organizationManager', path })).status).toBe(200);
  expect((await world.call('acceptTeamInvitation', { as: 'superUser', path })).status).toBe(409);
});

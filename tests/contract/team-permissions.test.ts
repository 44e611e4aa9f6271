import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import type { TeamMemberRecord } from '../../mocks/db/records.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { teamIds } from '../../mocks/seed/team-people.ts';
import { type Call, openWorld, restore, type World } from './mock-world.ts';
import { at } from './write-case.ts';

// Clients show what `permissions` allow and must not re-implement the rules (design §0): each permission is what its operation then answers.
const me = demoId('everyone');
const team = { id: teamIds.shqiponjat, teamId: teamIds.shqiponjat, slug: 'shqiponjat-e-liqenit' };
type Membership = Pick<TeamMemberRecord, 'roles' | 'status'> | null;
const memberships: Record<string, Membership> = {
  'no member': null,
  invited: { status: 'invited', roles: ['admin'] },
  'who left': { status: 'left', roles: [] },
  player: { status: 'active', roles: [] },
  coach: { status: 'active', roles: ['coach'] },
  manager: { status: 'active', roles: ['manager'] },
  admin: { status: 'active', roles: ['admin'] },
};
const takes: Record<string, readonly [OperationName, object?]> = {
  bookmark: ['addTeamBookmark', {}],
  join: ['joinTeam', {}],
  answer: ['acceptTeamMembership', {}],
  leave: ['leaveTeam', {}],
  edit: ['updateTeam', { average_age: 30 }],
  manage_members: ['addTeamMember', { user_id: demoId('organizationManager') }],
  grant_admin: ['addTeamMember', { user_id: demoId('organizationManager'), roles: ['admin'] }],
  invite: ['createTeamInvitation', { phone_number: '690000777' }],
};

async function setUp(world: World, mine: Membership, isPublic: boolean): Promise<void> {
  await world.backend.control.db.transact(async (db) => {
    await db.teams.update(team.id, { is_public: isPublic });
    if (mine)
      await db.teamMembers.insert({
        team_id: team.id,
        user_id: me,
        is_player: true,
        jersey_number: null,
        position: null,
        joined_at: null,
        ...mine,
        roles: [...mine.roles],
      });
  });
}

describe.each(['base', 'team'] as const)('in module %s', (module) => {
  it.each(Object.keys(memberships))('the permissions of %s are what is then allowed', async (name) => {
    const world = await openWorld();
    const mine = memberships[name] ?? null;
    const call = (operation: OperationName, more: Partial<Call>) =>
      world.call(operation, { as: 'everyone', module, path: team, ...more });
    for (const isPublic of [true, false]) {
      await setUp(world, mine, isPublic);
      const shown = await call('getTeam', {});
      const permissions = at(shown, 'team', 'permissions');
      const [request] = world.db.applications.by('target', 'team-join', team.id);
      const done: Record<string, boolean> = {
        view: (await call('listTeamFixtures', {})).status === 200,
        decide: (await call('getApplication', { path: { applicationId: request?.id ?? 0 } })).status === 200,
      };
      for (const [permission, [operation, body]] of Object.entries(takes)) {
        done[permission] = (await call(operation, { body })).status < 300;
        await restore(world);
        await setUp(world, mine, isPublic);
      }
      expect(permissions).toEqual(done);
      await restore(world);
    }
  });

  it.each(Object.keys(memberships))('the permissions of each member, for %s', async (name) => {
    const world = await openWorld();
    await setUp(world, memberships[name] ?? null, true);
    const { body } = await world.call('getTeam', { as: 'everyone', module, path: team });
    // checked by the contract's schema
    const { members } = body.data as { members: { id: number; permissions: Record<string, boolean> }[] };
    for (const { id, permissions } of members) {
      const path = { ...team, memberId: id };
      const change = await world.call('updateTeamMember', {
        as: 'everyone',
        module,
        path,
        body: { jersey_number: 77 },
      });
      const remove = await world.call('removeTeamMember', { as: 'everyone', module, path });
      expect({ id, ...permissions }).toEqual({ id, change: change.status === 200, remove: remove.status === 200 });
      await restore(world);
      await setUp(world, memberships[name] ?? null, true);
    }
  });
});

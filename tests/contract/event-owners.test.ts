import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../mocks/db/records.ts';
import { ids, eventOf, participantOf } from './event-world.ts';
import { openWorld } from './mock-world.ts';
import { askEach, type Caller, expectedOf, type RoleRow, type Verdict } from './role-rows.ts';

// Who manages an event that is in the name of a team or an organization (decision 041); its host is none of these.
const HOST = 50;
const owners = {
  team: { owner_type: 'team', owner_id: 1 },
  organization: { owner_type: 'organization', owner_id: 1 },
} as const satisfies Record<string, Partial<EventRecord>>;

const callers = {
  team: [
    { name: 'admin', as: 'teamAdmin', module: 'base' },
    { name: 'manager', as: 'teamManager', module: 'base' },
    { name: 'captain', as: 'teamCaptain', module: 'base' },
    { name: 'coach', as: 'teamCoach', module: 'base' },
    { name: 'player of the team', as: 'player', module: 'base' },
    { name: 'outsider', as: 'superUser', module: 'base' },
    { name: 'guest', as: 'guest', module: 'base' },
    { name: 'captain as the team', as: 'teamCaptain', module: 'team' },
  ],
  organization: [
    { name: 'owner', as: 'organizationManager', module: 'organization' },
    { name: 'manager', as: 'leagueManager', module: 'organization' },
    { name: 'referee', as: 'leagueReferee', module: 'organization' },
    { name: 'outsider', as: 'superUser', module: 'organization' },
    { name: 'guest', as: 'guest', module: 'organization' },
    { name: 'owner as a user', as: 'organizationManager', module: 'base' },
    { name: 'manager as a user', as: 'leagueManager', module: 'base' },
    { name: 'referee as a user', as: 'leagueReferee', module: 'base' },
  ],
} as const satisfies Record<string, readonly Caller[]>;
const manage: Record<keyof typeof callers, readonly Verdict[]> = {
  team: ['yes', 'yes', 'yes', 'yes', '403', '403', '401', '403'],
  organization: ['yes', 'yes', '403', '403', '401', '403', '403', '403'],
};

const path = { eventId: ids.event };
const rows: readonly Omit<RoleRow, 'verdicts'>[] = [
  { operation: 'updateEvent', path, body: { title: 'Tjetër' } },
  { operation: 'listParticipants', about: 'requested', path, query: { status: 'requested' } },
  { operation: 'balanceEvent', path, body: {} },
];

describe.each(['team', 'organization'] as const)('role × operation of an event of: %s', async (owner) => {
  const world = await openWorld();

  it.each(rows)('$operation $about', async (row) => {
    const prepare = () =>
      world.backend.control.db.transact(async (db) => {
        await db.events.insert(eventOf({ ...owners[owner], community_id: null, host_id: HOST }));
        await db.participants.insert(participantOf({ user_id: HOST, role: 'host', status: 'going' }));
        await db.participants.insert(participantOf({ user_id: HOST + 1, status: 'going' }));
      });
    const full = { ...row, verdicts: manage[owner], prepare };
    expect(await askEach(world, callers[owner], full)).toEqual(expectedOf(callers[owner], full));
  });
});

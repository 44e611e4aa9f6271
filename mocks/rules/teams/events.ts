import type { TeamChange } from '../../../src/shared/api/generated/model/teamChange.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import type { TeamMemberRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isActiveAdmin } from './membership.ts';
import { managesMembers, rosterOf } from './access.ts';

interface Live {
  readonly team: TeamRecord;
  /** Who did it: their screens follow, without a message. */
  readonly actorId: number;
  /** Whom it is about. */
  readonly personId: number;
  /** What the person is told. */
  readonly tells?: Extract<TeamChange, 'invited' | 'accepted' | 'rejected'>;
  /** What those who look after the team are told. */
  readonly tellsTeam?: Extract<TeamChange, 'requested' | 'joined'>;
}

/** `TeamChanged` for everybody whose screens may show it: with a message for those it is news to (decision 037). */
export function teamEvents(db: DbReader, { team, actorId, personId, tells, tellsTeam }: Live): RealtimeEvent[] {
  const active = rosterOf(db, team.id).filter(({ status }) => status === 'active');
  const isTold = (member: TeamMemberRecord) =>
    tellsTeam === 'requested' ? managesMembers(member) : tellsTeam === 'joined' && isActiveAdmin(member);
  const told = new Map<number, TeamChange | undefined>([[actorId, undefined]]);
  for (const member of active) told.set(member.user_id, isTold(member) ? tellsTeam : undefined);
  told.set(personId, tells);
  told.set(actorId, undefined);
  return [...told].map(([user_id, change]) => ({
    user_id,
    type: 'TeamChanged',
    data: { team_id: team.id, ...(change && { change }) },
  }));
}

/** For whose roles in a team somebody else has changed: their profile of the team is another, or gone. */
export function teamRoleEvents(
  { team, actorId, personId }: Pick<Live, 'team' | 'actorId' | 'personId'>,
  roles: { readonly before: TeamMemberRecord['roles']; readonly after: TeamMemberRecord['roles'] },
): RealtimeEvent[] {
  if (personId === actorId || sameRoles(roles.before, roles.after)) return [];
  const type = roles.after.length === 0 ? 'TeamRoleLost' : 'TeamRoleChanged';
  return [{ user_id: personId, type, data: { team_id: team.id } }];
}

export const sameRoles = (one: TeamMemberRecord['roles'], other: TeamMemberRecord['roles']): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

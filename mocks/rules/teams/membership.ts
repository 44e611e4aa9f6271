import type { TeamMemberRecord } from '../../db/records.ts';

type Status = TeamMemberRecord['status'];
/** What a member is in the team. */
export type Kit = Pick<TeamMemberRecord, 'roles' | 'is_player' | 'jersey_number' | 'position'>;
/** A membership as the rules see it. */
export type Membership = Pick<TeamMemberRecord, 'user_id' | 'status'> & Kit;

export type MembershipEvent =
  /** By those who look after the members. */
  | { readonly type: 'invited'; readonly kit: Kit }
  | { readonly type: 'changed'; readonly kit: Partial<Kit> }
  | { readonly type: 'removed' }
  /** By the person: the answer to an invitation, and the end. */
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  | { readonly type: 'left' }
  /** A request to join was accepted. */
  | { readonly type: 'admitted'; readonly kit: Kit }
  /** By an invitation link. */
  | { readonly type: 'joined'; readonly kit: Kit };

export type MembershipRefusal = 'already_member' | 'stale' | 'not_found' | 'last_admin' | 'jersey_number';
export type MembershipDecision =
  /** null: the record is removed. */
  { readonly next: Membership | null; readonly refused?: undefined } | { readonly refused: MembershipRefusal };

type Cell = Status | 'none' | 'already_member' | 'stale' | 'not_found';
/** `none`: there has never been a membership, or its invitation was withdrawn. */
const transitions: Record<MembershipEvent['type'], Record<Status | 'none', Cell>> = {
  invited: {
    none: 'invited',
    invited: 'already_member',
    active: 'already_member',
    declined: 'invited',
    left: 'invited',
  },
  changed: { none: 'not_found', invited: 'invited', active: 'active', declined: 'not_found', left: 'not_found' },
  removed: { none: 'not_found', invited: 'none', active: 'left', declined: 'not_found', left: 'not_found' },
  accepted: { none: 'stale', invited: 'active', active: 'stale', declined: 'stale', left: 'stale' },
  declined: { none: 'stale', invited: 'declined', active: 'stale', declined: 'stale', left: 'stale' },
  left: { none: 'stale', invited: 'stale', active: 'left', declined: 'stale', left: 'stale' },
  admitted: { none: 'active', invited: 'active', active: 'already_member', declined: 'active', left: 'active' },
  joined: { none: 'active', invited: 'active', active: 'already_member', declined: 'active', left: 'active' },
};

/** Counts in the team: active, or invited and not answered yet. */
export const counts = ({ status }: Pick<Membership, 'status'>): boolean => status === 'active' || status === 'invited';

export const isActiveAdmin = ({ status, roles }: Pick<Membership, 'status' | 'roles'>): boolean =>
  status === 'active' && roles.includes('admin');

/**
 * The membership of one user after an event; `others` are those of the rest of the team. An active admin always remains, and no two
 * players who count wear one number: who chooses a number for somebody is refused, who comes in late has none (decision 037).
 */
export function decide(
  { userId, mine, others }: { userId: number; mine: Membership | undefined; others: readonly Membership[] },
  event: MembershipEvent,
): MembershipDecision {
  const cell = transitions[event.type][mine?.status ?? 'none'];
  if (cell === 'already_member' || cell === 'stale' || cell === 'not_found') return { refused: cell };
  if (cell === 'none') return { next: null };
  const kit = kitAfter(mine, event);
  const next = { ...kit, user_id: userId, status: cell };
  if (mine && isActiveAdmin(mine) && !isActiveAdmin(next) && !others.some(isActiveAdmin))
    return { refused: 'last_admin' };
  const clashes = counts(next) && others.some((other) => wearsSame(other, next));
  if (!clashes) return { next };
  return event.type === 'accepted' || event.type === 'joined'
    ? { next: { ...next, jersey_number: null } }
    : { refused: 'jersey_number' };
}

const plain: Kit = { roles: [], is_player: true, jersey_number: null, position: null };

/** An open invitation keeps what it offered; who left or declined has no role any more. */
function kitAfter(mine: Membership | undefined, event: MembershipEvent): Kit {
  const before: Kit = mine
    ? { roles: mine.roles, is_player: mine.is_player, jersey_number: mine.jersey_number, position: mine.position }
    : plain;
  switch (event.type) {
    case 'invited':
      return event.kit;
    case 'admitted':
    case 'joined':
      return mine?.status === 'invited' ? before : event.kit;
    case 'changed':
      return { ...before, ...event.kit };
    case 'accepted':
      return before;
    case 'declined':
    case 'left':
    case 'removed':
      return { ...before, roles: [] };
  }
}

const wearsSame = (one: Membership, other: Membership): boolean =>
  counts(one) &&
  one.is_player &&
  other.is_player &&
  one.jersey_number !== null &&
  one.jersey_number === other.jersey_number;

import type { CommunityMemberRecord } from '../../db/records.ts';

type Status = CommunityMemberRecord['status'];
/** A membership as the rules see it; without one the person is nobody in the community. */
export type CommunityMembership = Pick<CommunityMemberRecord, 'status' | 'role'>;

export type CommunityMembershipEvent =
  /** By the owner and admins. */
  | { readonly type: 'invited' }
  | { readonly type: 'removed' }
  | { readonly type: 'banned' }
  | { readonly type: 'changed'; readonly role: 'admin' | 'member' }
  /** By the owner: the person is the owner from now on. */
  | { readonly type: 'crowned' }
  /** By the person: into an open community or by an invitation, the answer to one, and the end. */
  | { readonly type: 'joined' }
  | { readonly type: 'declined' }
  | { readonly type: 'left' }
  /** A request to join was accepted. */
  | { readonly type: 'admitted' };

export type CommunityMembershipRefusal = 'already_member' | 'not_found' | 'owner_stays' | 'stale';
export type CommunityMembershipDecision =
  /** null: the record is removed. */
  | { readonly next: CommunityMembership | null; readonly refused?: undefined }
  | { readonly refused: CommunityMembershipRefusal };

type Cell = Status | 'none' | Exclude<CommunityMembershipRefusal, 'owner_stays'>;
/** A ban is lifted by removing it; who is banned is neither invited nor let in. */
const transitions: Record<CommunityMembershipEvent['type'], Record<Status | 'none', Cell>> = {
  invited: { none: 'invited', invited: 'already_member', active: 'already_member', banned: 'stale' },
  removed: { none: 'not_found', invited: 'none', active: 'none', banned: 'none' },
  banned: { none: 'banned', invited: 'banned', active: 'banned', banned: 'banned' },
  changed: { none: 'not_found', invited: 'stale', active: 'active', banned: 'stale' },
  crowned: { none: 'stale', invited: 'stale', active: 'active', banned: 'stale' },
  joined: { none: 'active', invited: 'active', active: 'already_member', banned: 'stale' },
  declined: { none: 'stale', invited: 'none', active: 'stale', banned: 'stale' },
  left: { none: 'stale', invited: 'stale', active: 'none', banned: 'stale' },
  admitted: { none: 'active', invited: 'active', active: 'already_member', banned: 'stale' },
};

/**
 * The membership of one person after an event. There is always one owner: nothing ends or changes the owner's membership but
 * handing the community over, after which they are what `afterHandover` says (decision 040).
 */
export function decideCommunity(
  mine: CommunityMembership | undefined,
  event: CommunityMembershipEvent,
): CommunityMembershipDecision {
  const cell = transitions[event.type][mine?.status ?? 'none'];
  if (cell === 'already_member' || cell === 'not_found' || cell === 'stale') return { refused: cell };
  if (mine?.role === 'owner') return { refused: event.type === 'crowned' ? 'stale' : 'owner_stays' };
  if (cell === 'none') return { next: null };
  const role = event.type === 'changed' ? event.role : event.type === 'crowned' ? 'owner' : 'member';
  return { next: { status: cell, role } };
}

/** What the old owner is once another member has been crowned. */
export const afterHandover: CommunityMembership = { status: 'active', role: 'admin' };

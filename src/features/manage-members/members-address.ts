import type { ListTeamMembersParams, ProfileStatus, TeamMemberStatus } from '../../shared/api/generated/model';
import { toWhole } from '../../shared/lib/search-params.ts';

/** Filters by status: everybody in the team or invited, and one status (TEAM-10). */
export const STATUS_FILTERS = ['active', 'invited', 'left'] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
/** Whether the profile of the person is complete (ENT-215). */
export const PROFILE_FILTERS = ['completed', 'uncompleted'] as const satisfies readonly ProfileStatus[];

const statuses: Record<StatusFilter, TeamMemberStatus[]> = {
  active: ['active'],
  invited: ['invited'],
  // neither is in the team
  left: ['left', 'declined'],
};

export interface MembersFilter {
  status: StatusFilter | null;
  profile: ProfileStatus | null;
}

/** Reads `?status=invited&profile=uncompleted`; anything else counts as missing. */
export const readMembersFilter = (search: URLSearchParams): MembersFilter => ({
  status: STATUS_FILTERS.find((one) => one === search.get('status')) ?? null,
  profile: PROFILE_FILTERS.find((one) => one === search.get('profile')) ?? null,
});

/** The search `current` with this filter; an open dialog is closed. */
export function filteredSearch(filter: MembersFilter, current: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(withDialog(null, current));
  for (const [name, value] of Object.entries(filter)) {
    if (value === null) search.delete(name);
    else search.set(name, String(value));
  }
  return search;
}

export const membersParams = ({ status, profile }: MembersFilter): ListTeamMembersParams => ({
  ...(status && { status: statuses[status] }),
  ...(profile && { profile }),
});

/** What is open over the list: a new member, a member being changed, an invitation link. */
export type MembersDialog = { kind: 'add' } | { kind: 'member' | 'invitation'; id: number };

/** The search `current` with this dialog open, or with none: `?do=add`, `?member=12`, `?invitation=3`; other parameters stay. */
export function withDialog(dialog: MembersDialog | null, current: URLSearchParams): string {
  const search = new URLSearchParams(current);
  for (const name of ['do', 'member', 'invitation']) search.delete(name);
  if (dialog?.kind === 'add') search.set('do', 'add');
  else if (dialog) search.set(dialog.kind, String(dialog.id));
  return search.size > 0 ? `?${search}` : '';
}

/** The dialog that the address names; null for none. */
export function readMembersDialog(search: URLSearchParams): MembersDialog | null {
  if (search.get('do') === 'add') return { kind: 'add' };
  for (const kind of ['member', 'invitation'] as const) {
    const id = toWhole(search.get(kind));
    if (id !== undefined) return { kind, id };
  }
  return null;
}

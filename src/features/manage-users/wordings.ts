import type { Role, RunBy } from './people-of.ts';

/** The texts that differ: what each role allows, and what is asked and said. */
export const wordings = {
  venue: {
    leaving: 'admins:venue.leave.title',
    left: 'admins:venue.leave.done',
    removing: 'admins:venue.remove.message',
  },
  organization: {
    leaving: 'admins:organization.leave.title',
    left: 'admins:organization.leave.done',
    removing: 'admins:organization.remove.message',
  },
} as const;

const venueMay = {
  owner: 'admins:venue.may.owner',
  manager: 'admins:venue.may.manager',
} as const;
const organizationMay = {
  owner: 'admins:organization.may.owner',
  manager: 'admins:organization.may.manager',
} as const;

/** What a role allows. A staff is of a venue and a referee of an organization; the other two are of both. */
export function mayOf(type: RunBy['type'], role: Role) {
  if (role === 'staff') return 'admins:venue.may.staff';
  if (role === 'referee') return 'admins:organization.may.referee';
  return type === 'venue' ? venueMay[role] : organizationMay[role];
}

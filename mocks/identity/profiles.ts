import type { ModuleType, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';

export interface Profile {
  readonly type: ModuleType;
  readonly entity_id: number;
  readonly role: string;
}

/** Every profile of a user; base and superuser carry the user's own id (design §2). */
export function profilesOf(db: DbReader, user: UserRecord): Profile[] {
  const teams = db.teamMembers
    .by('user', user.id)
    .filter(({ status, roles }) => status === 'active' && roles.length > 0);
  return [
    { type: 'base', entity_id: user.id, role: 'player' },
    ...db.venueUsers
      .by('user', user.id)
      .map((at): Profile => ({ type: 'venue', entity_id: at.venue_id, role: at.role })),
    ...teams.map((at): Profile => ({ type: 'team', entity_id: at.team_id, role: at.roles[0] ?? '' })),
    ...db.organizationUsers
      .by('user', user.id)
      .map((at): Profile => ({ type: 'organization', entity_id: at.organization_id, role: at.role })),
    ...(user.is_super_user ? [{ type: 'superuser', entity_id: user.id, role: 'superuser' } as const] : []),
  ];
}

/** Has taken the steps into an account: until then only these, and what guests may see, are open (decision 043). */
export const isComplete = ({ password_set, profile_status }: UserRecord): boolean =>
  password_set && profile_status === 'completed';

/** Whether this user (or guest) may act in this module. A guest counts as base (design §3). */
export function mayUseModule(db: DbReader, user: UserRecord | null, module: ModuleType): boolean {
  return module === 'base' || (user !== null && profilesOf(db, user).some(({ type }) => type === module));
}

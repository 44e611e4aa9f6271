import type { RequestContext } from '../../contract/types.ts';
import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isSuperUser, venueRole } from '../../rules/venues/access.ts';
import type { Scope } from './catalogue.ts';

/** The owner of the settings. */
export interface Place {
  readonly scope: Scope;
  readonly id: number | null;
}
type SettingsContext = RequestContext & { readonly db: DbReader; readonly user: UserRecord | null };
type Verdict = Place | 'unauthenticated' | 'forbidden' | 'not-found' | 'scope-id-required';

/**
 * Finds the owner of a scope's settings and checks whether this user may read or write them (R19): the app's are public and
 * written by super users; a user's are their own; a venue's and an organization's need `scope_id`.
 */
export function placeOf(
  ctx: SettingsContext,
  scope: Scope,
  scopeId: number | undefined,
  act: 'read' | 'write',
): Verdict {
  const { db, user } = ctx;
  if (scope === 'app') return act === 'read' || isSuperUser(ctx) ? { scope, id: null } : 'forbidden';
  if (!user) return 'unauthenticated';
  if (scope === 'user') return scopeId === undefined || scopeId === user.id ? { scope, id: user.id } : 'forbidden';
  if (scopeId === undefined) return 'scope-id-required';
  if (scope === 'venue') {
    if (!db.venues.get(scopeId)) return 'not-found';
    const role = venueRole(db, user, scopeId);
    const may = isSuperUser(ctx) || role === 'owner' || role === 'manager' || (act === 'read' && role !== null);
    return may ? { scope, id: scopeId } : 'forbidden';
  }
  if (!db.organizations.get(scopeId)) return 'not-found';
  const role = db.organizationUsers.one('membership', scopeId, user.id)?.role;
  return role === 'owner' || (act === 'read' && role !== undefined) ? { scope, id: scopeId } : 'forbidden';
}

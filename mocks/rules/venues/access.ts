import type { VenueRecord, VenueUserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { PublicationRole } from './publication.ts';
import type { Requester } from '../shared/requester.ts';

/** The user's role at a venue; null for everybody else. */
export const venueRole = (db: DbReader, user: Requester['user'], venueId: number): VenueUserRecord['role'] | null =>
  (user && db.venueUsers.one('membership', venueId, user.id)?.role) ?? null;

/** Super users have their rights in their own module only, and once their number is verified (SUP-03). */
export const isSuperUser = ({ user, module }: Requester): boolean =>
  user !== null && user.is_super_user && user.is_verified && module === 'superuser';

/** May see non-public courts, booking ids and the review. */
export const isInsider = (db: DbReader, requester: Requester, venueId: number): boolean =>
  isSuperUser(requester) || venueRole(db, requester.user, venueId) !== null;

/** An unpublished venue is visible to its own users and to super users only. */
export const maySeeVenue = (db: DbReader, requester: Requester, venue: VenueRecord): boolean =>
  venue.status === 'published' || isInsider(db, requester, venue.id);

/** In which role the user manages a venue: super user in that module, else their role in module venue; null for others. */
export function managementRole(db: DbReader, requester: Requester, venueId: number): PublicationRole | null {
  if (isSuperUser(requester)) return 'superuser';
  return requester.module === 'venue' ? venueRole(db, requester.user, venueId) : null;
}

/** The user's permissions on a venue, in the module of the request. */
export function venuePermissions(db: DbReader, requester: Requester, venue: VenueRecord): Record<string, boolean> {
  const role = managementRole(db, requester, venue.id);
  const above = role === 'superuser';
  const runs = role === 'owner' || role === 'manager';
  return {
    book: venue.status === 'published' && venue.is_bookable,
    bookmark: requester.user !== null,
    edit: runs || above,
    manage_courts: runs || above,
    manage_users: role === 'owner' || above,
    view_bookings: role !== null,
    submit: runs && venue.status === 'draft',
    withdraw: role === 'owner' && venue.status === 'in-review',
    publish: above && (venue.status === 'in-review' || venue.status === 'draft'),
    reject: above && venue.status === 'in-review',
    disable: (role === 'owner' || above) && venue.status === 'published',
    reopen: role === 'owner' && venue.status === 'disabled',
    enable: venue.status === 'disabled' && (above || (role === 'owner' && venue.disabled?.by === 'owner')),
  };
}

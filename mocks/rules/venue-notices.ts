import type {
  LocalText,
  NotificationRecord,
  UserRecord,
  VenueLogRecord,
  VenueRecord,
  VenueUserRecord,
} from '../db/records.ts';
import type { RealtimeEvent } from '../contract/types.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import {
  managedVenueAddress,
  profileAddress,
  reviewAddress,
  venueAddress,
  withNewSlug,
} from './notification-target.ts';

/** A change of a venue's status that has been made. */
interface StatusNotice {
  readonly venue: VenueRecord;
  readonly action: VenueLogRecord['action'];
  /** Made by the venue itself, not by a super user. */
  readonly byOwner: boolean;
  readonly reason: string | null;
  readonly actor: UserRecord;
}
type Type = 'venue-approved' | 'venue-rejected' | 'venue-disabled' | 'venue-restored';

const types: Partial<Record<StatusNotice['action'], Type>> = {
  approved: 'venue-approved',
  published: 'venue-approved',
  rejected: 'venue-rejected',
  disabled: 'venue-disabled',
  restored: 'venue-restored',
};
const titles: Record<Type, LocalText> = {
  'venue-approved': { en: 'Venue published', sq: 'Qendra u publikua' },
  'venue-rejected': { en: 'Venue not approved', sq: 'Qendra nuk u miratua' },
  'venue-disabled': { en: 'Venue disabled', sq: 'Qendra u çaktivizua' },
  'venue-restored': { en: 'Venue published again', sq: 'Qendra u publikua sërish' },
};

/** Tells super users of a venue in review, and its owners what a super user decided, with the reason (design §11). */
export async function tellOfStatus(db: DbWriter, notice: StatusNotice, now: number): Promise<void> {
  const { venue, action, byOwner, reason, actor } = notice;
  if (action === 'submitted') {
    for (const { id } of db.users.filter({ is_super_user: true, is_verified: true }))
      await insert(db, { actor, venue, now }, 'venue-in-review', {
        user_id: id,
        module: 'superuser',
        entity_id: id,
        title: { en: 'Venue in review', sq: 'Qendër në shqyrtim' },
        body: same(venue.name),
        url: reviewAddress(venue.slug, id),
      });
  }
  const type = types[action];
  if (!type || byOwner) return;
  for (const { user_id } of db.venueUsers.by('venue', venue.id).filter(({ role }) => role === 'owner'))
    await insert(db, { actor, venue, now }, type, {
      user_id,
      module: 'venue',
      entity_id: venue.id,
      title: titles[type],
      body: same([venue.name, reason].filter(Boolean).join(': ')),
      url: venue.status === 'published' ? venueAddress(venue.slug, user_id) : managedVenueAddress(venue.id),
    });
}

/** `VenueStatusChanged` for each user of the venue but the acting one (decision 020). */
export const statusEvents = (db: DbReader, { id, status }: VenueRecord, actor: UserRecord): RealtimeEvent[] =>
  db.venueUsers
    .by('venue', id)
    .filter(({ user_id }) => user_id !== actor.id)
    .map(({ user_id }) => ({ user_id, type: 'VenueStatusChanged', data: { venue_id: id, status } }));

/** For whose role at a venue another user has changed, null when they were removed (decision 020). */
export const roleEvents = (
  { venue, user_id, actor }: { venue: VenueRecord; user_id: number; actor: UserRecord },
  role: VenueUserRecord['role'] | null,
): RealtimeEvent[] => {
  if (user_id === actor.id) return [];
  const data = { venue_id: venue.id };
  return [
    role === null
      ? { user_id, type: 'VenueRoleLost', data }
      : { user_id, type: 'VenueRoleChanged', data: { ...data, role } },
  ];
};

const roleNames: Record<VenueUserRecord['role'], LocalText> = {
  owner: { en: 'owner', sq: 'pronar' },
  manager: { en: 'manager', sq: 'menaxher' },
  staff: { en: 'staff', sq: 'staf' },
};

/** Tells a user of their new role at a venue, null when they were removed. Whoever did it to themselves is not told. */
export async function tellOfRole(
  db: DbWriter,
  change: { readonly venue: VenueRecord; readonly user_id: number; readonly actor: UserRecord },
  roles: { readonly before: VenueUserRecord['role'] | null; readonly after: VenueUserRecord['role'] | null },
  now: number,
): Promise<void> {
  const { venue, user_id, actor } = change;
  if (user_id === actor.id) return;
  if (roles.after === null)
    return insert(db, { actor, venue, now }, 'admin-removed', {
      user_id,
      module: 'base',
      entity_id: user_id,
      title: { en: 'You no longer run a venue', sq: 'Nuk drejton më një qendër' },
      body: same(venue.name),
      url: profileAddress('base', user_id),
    });
  const role = roleNames[roles.after];
  return insert(db, { actor, venue, now }, roles.before === null ? 'admin-added' : 'admin-changed', {
    user_id,
    module: 'venue',
    entity_id: venue.id,
    title:
      roles.before === null
        ? { en: 'You were added to a venue', sq: 'U shtove te një qendër' }
        : { en: 'Your role has changed', sq: 'Roli yt ndryshoi' },
    body: { en: `${venue.name}: ${role.en}`, sq: `${venue.name}: ${role.sq}` },
    url: managedVenueAddress(venue.id),
  });
}

const same = (text: string): LocalText => ({ en: text, sq: text });

/** Removes what a user was told as a user of the venue: it leads to pages that they may no longer open (R23). */
export async function forgetVenue(db: DbWriter, venueId: number, userId: number): Promise<void> {
  const theirs = db.notifications.by('user', userId);
  for (const { id, module, entity_id } of theirs)
    if (module === 'venue' && entity_id === venueId) await db.notifications.remove(id);
}

/** Notifications keep leading to a venue whose slug has changed. */
export async function moveNotices(db: DbWriter, before: string, after: string): Promise<void> {
  for (const { id, data } of db.notifications.all()) {
    const url = withNewSlug(data.url, before, after);
    if (url !== data.url) await db.notifications.update(id, { data: { ...data, url } });
  }
}

async function insert(
  db: DbWriter,
  { actor, venue, now }: { actor: UserRecord; venue: VenueRecord; now: number },
  type: string,
  { url, ...to }: Pick<NotificationRecord, 'user_id' | 'module' | 'entity_id' | 'title' | 'body'> & { url: string },
): Promise<void> {
  await db.notifications.insert({
    ...to,
    type,
    data: { entity_type: 'venue', entity_id: venue.id, url },
    actor_id: actor.id,
    group_key: null,
    count: 1,
    read_at: null,
    created_at: now,
  });
}

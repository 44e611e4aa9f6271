import type { NotificationType } from '../../../src/shared/api/generated/model/notificationType.ts';
import type { LocalText, NotificationRecord, UserRecord, VenueLogRecord, VenueRecord } from '../../db/records.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { managedVenueAddress, reviewAddress, venueAddress, withNewSlug } from '../shared/notification-target.ts';
import { addNotification } from '../shared/notify.ts';

/** A change of a venue's status that has been made. */
interface StatusNotice {
  readonly venue: VenueRecord;
  readonly action: VenueLogRecord['action'];
  /** Made by the venue itself, not by a super user. */
  readonly byOwner: boolean;
  readonly reason: string | null;
  readonly actor: UserRecord;
}
const types = {
  approved: 'venue-approved',
  published: 'venue-approved',
  rejected: 'venue-rejected',
  disabled: 'venue-disabled',
  restored: 'venue-restored',
} as const satisfies Partial<Record<StatusNotice['action'], NotificationType>>;
const isTold = (action: string): action is keyof typeof types => Object.hasOwn(types, action);

/** Tells super users of a venue in review, and its owners what a super user decided, with the reason (design §11). */
export async function tellOfStatus(db: DbWriter, notice: StatusNotice, now: number): Promise<void> {
  const { venue, action, byOwner, reason, actor } = notice;
  if (action === 'submitted') {
    for (const { id } of db.users.filter({ is_super_user: true, is_verified: true }))
      await insert(db, { actor, venue, now }, 'venue-in-review', {
        user_id: id,
        module: 'superuser',
        entity_id: id,
        title: noticeTitles['venue-in-review'],
        body: same(venue.name),
        url: reviewAddress(venue.slug, id),
      });
  }
  if (!isTold(action) || byOwner) return;
  const type = types[action];
  for (const { user_id } of db.venueUsers.by('venue', venue.id).filter(({ role }) => role === 'owner'))
    await insert(db, { actor, venue, now }, type, {
      user_id,
      module: 'venue',
      entity_id: venue.id,
      title: noticeTitles[type],
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

const same = (text: string): LocalText => ({ en: text, sq: text });

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
  type: NotificationType,
  { url, ...to }: Pick<NotificationRecord, 'user_id' | 'module' | 'entity_id' | 'title' | 'body'> & { url: string },
): Promise<void> {
  await addNotification(db, {
    ...to,
    type,
    data: { entity_type: 'venue', entity_id: venue.id, url },
    actor_id: actor.id,
    created_at: now,
  });
}

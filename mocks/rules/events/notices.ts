/** What people are told about events; the words of the app follow from the data (decision 041). */
import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type { EventRecord, LocalText, NotificationRecord, ParticipantRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { managersOf, mayReadEvent, moduleOfOwner, participationOf, phaseOf } from './access.ts';
import { withStatus } from './figures.ts';
import type { EventAct } from './live.ts';
import { eventAddress, eventPeopleAddress } from '../shared/notification-target.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification, type Notice } from '../shared/notify.ts';
import { dateOf, toIso, wallTimeOf } from '../shared/time.ts';

type Told = NonNullable<NotificationRecord['data']['event']>;
type Act = Pick<EventAct, 'db' | 'event' | 'actor' | 'now'>;

/** Title and time; the same in both languages. */
function whatAndWhen({ title, starts_at }: EventRecord): string {
  const [year, month, day] = dateOf(starts_at).split('-');
  return `${title} · ${day}.${month}.${year} ${wallTimeOf(starts_at)}`;
}
const same = (text: string): LocalText => ({ en: text, sq: text });

/** Tells the members of its community of a new event. */
export const noteCreated = (act: Act, userIds: readonly number[]): Promise<void> =>
  noteAll(act, 'event-created', userIds, noticeTitles['event-created']);

/** Tells somebody that they are invited; they answer in the list itself or on its page. */
export const noteInvited = (act: Act, userId: number): Promise<void> =>
  noteAll(act, 'event-invited', [userId], noticeTitles['event-invited']);

/** Tells somebody that their request was approved. */
export const noteAccepted = (act: Act, userId: number): Promise<void> =>
  noteAll(act, 'event-accepted', [userId], noticeTitles['event-accepted']);

/** Tells somebody that their request was not approved. */
export const noteRejected = (act: Act, userId: number): Promise<void> =>
  noteAll(act, 'application-decided', [userId], noticeTitles['application-decided'].rejected);

/** Tells somebody that a seat became free for them. */
export const notePromoted = (act: Act, userId: number): Promise<void> =>
  noteAll(act, 'event-promoted', [userId], noticeTitles['event-promoted']);

export const noteUpdated = (act: Act, userIds: readonly number[], change: NonNullable<Told['change']>): Promise<void> =>
  noteAll(act, 'event-updated', userIds, noticeTitles['event-updated'][change], { change });

export const noteCancelled = (act: Act, userIds: readonly number[], cause: 'host' | 'too-few'): Promise<void> =>
  noteAll(act, 'event-cancelled', userIds, noticeTitles['event-cancelled'], { cause });

export const noteReminder = (act: Act, userIds: readonly number[], answered: boolean): Promise<void> =>
  noteAll(act, 'event-reminder', userIds, noticeTitles['event-reminder'][answered ? 'answered' : 'unanswered'], {
    answered,
  });

async function noteAll(
  act: Act,
  type: NotificationType,
  userIds: readonly number[],
  title: LocalText,
  more: Omit<Told, 'id'> = {},
): Promise<void> {
  const { event, actor } = act;
  for (const user_id of userIds) {
    if (user_id === actor?.id) continue;
    await insert(act, type, {
      user_id,
      title,
      body: same(whatAndWhen(event)),
      module: 'base',
      entity_id: user_id,
      url: eventAddress(event.id, user_id),
      more,
    });
  }
}

/** Tells the host and who manages the event of a request; unread ones become one (design §11). */
export async function noteRequested(act: Act, asking: ParticipantRecord): Promise<void> {
  const { db, event, actor } = act;
  for (const user_id of managersOf(db, event)) {
    await insert(act, 'event-requested', {
      user_id,
      ...requestWords(event, 1, actor?.name ?? ''),
      ...profileFor(event, user_id),
      more: { participant_id: asking.id },
      group: {
        key: requestsOf(event),
        ofMany: (count, { data }) => ({
          ...requestWords(event, count, actor?.name ?? ''),
          data: { ...data, event: { id: event.id } },
        }),
      },
    });
  }
}

/** After a request was decided or taken back: what is unread speaks of those that still wait, and is read when none does. */
export async function recountEventRequests({ db, event, now }: Pick<Act, 'db' | 'event' | 'now'>): Promise<void> {
  const open = withStatus(db, event.id, 'requested');
  const last = open.at(-1);
  for (const one of db.notifications.filter((notice) => isUnread(notice, requestsOf(event)))) {
    const count = Math.min(one.count, open.length);
    if (!last || count === 0) await db.notifications.update(one.id, { read_at: now });
    else
      await db.notifications.update(one.id, {
        ...requestWords(event, count, db.users.get(last.user_id)?.name ?? ''),
        data: { ...one.data, event: { id: event.id, ...(count === 1 && { participant_id: last.id }) } },
        actor_id: last.user_id,
        count,
      });
  }
}

/** The invitation has been answered: it is read. */
export async function readInvitation({ db, event, now }: Pick<Act, 'db' | 'event' | 'now'>, userId: number) {
  for (const { id, type, data, read_at } of db.notifications.by('user', userId))
    if (type === 'event-invited' && data.event?.id === event.id && read_at === null)
      await db.notifications.update(id, { read_at: now });
}

/** What was told about an event. */
export async function forgetEvent(db: DbWriter, eventId: number): Promise<void> {
  for (const { id } of db.notifications.filter(({ data }) => data.event?.id === eventId))
    await db.notifications.remove(id);
}

const requestsOf = ({ id }: EventRecord): string => `event-requested:event:${id}`;
const isUnread = (one: NotificationRecord, group_key: string): boolean =>
  one.group_key === group_key && one.read_at === null;
/** Events of an organization are managed in its profile; the others in that of the user. */
function profileFor(event: EventRecord, userId: number) {
  const module = moduleOfOwner(event);
  const entity_id = module === 'organization' ? event.owner_id : userId;
  return { module, entity_id, url: eventPeopleAddress(event.id, module, entity_id) };
}
const requestWords = ({ title }: EventRecord, count: number, name: string) => ({
  title: noticeTitles['event-requested'],
  body:
    count === 1
      ? { en: `${name} wants to come to ${title}.`, sq: `${name} kërkon të vijë në ${title}.` }
      : { en: `${count} people want to come to ${title}.`, sq: `${count} persona kërkojnë të vijnë në ${title}.` },
});

interface Insertion extends Pick<NotificationRecord, 'user_id' | 'title' | 'body' | 'module' | 'entity_id'> {
  readonly url: string;
  readonly more: Omit<Told, 'id'>;
  readonly group?: Notice['group'];
}
async function insert({ db, event, actor, now }: Act, type: NotificationType, one: Insertion): Promise<void> {
  const { url, more, ...told } = one;
  await addNotification(db, {
    ...told,
    type,
    data: { entity_type: 'event', entity_id: event.id, url, event: { id: event.id, ...more } },
    actor_id: actor?.id ?? null,
    created_at: now,
  });
}

/** The event of a notification as it is now for its reader. */
export function toNotificationEvent(
  db: DbReader,
  told: Told,
  one: Pick<NotificationRecord, 'type' | 'user_id'>,
  now: number,
) {
  const event = db.events.get(told.id);
  if (!event) throw new Error(`the data point at an event that does not exist: ${told.id}`);
  const { participant_id, ...rest } = told;
  const waits = participant_id !== undefined && db.participants.get(participant_id)?.status === 'requested';
  return {
    ...rest,
    title: event.title,
    starts_at: toIso(event.starts_at),
    ...(one.type === 'event-invited' && { invitation: invitationNow(db, event, one.user_id, now) }),
    ...(waits && { participant_id }),
  };
}

type Invitation = 'open' | 'accepted' | 'declined' | 'withdrawn';
function invitationNow(db: DbReader, event: EventRecord, userId: number, now: number): Invitation {
  const status = participationOf(db, event.id, userId)?.status;
  if (status === 'going' || status === 'waitlisted') return 'accepted';
  if (status === 'declined') return 'declined';
  const isOpen = phaseOf(event, now) === 'scheduled' && now < event.rsvp_until && mayReadEvent(db, event, userId);
  return isOpen && (status === 'invited' || status === 'maybe') ? 'open' : 'withdrawn';
}

import type { EventChange } from '../../../src/shared/api/generated/model/eventChange.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import type { EventRecord, ParticipantRecord, UserRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { membersOfCommunity } from '../communities/access.ts';
import { managersOf } from './access.ts';
import { toIso } from '../shared/time.ts';

/** Something that is done to an event, by whom (null: the server) and when. */
export interface EventAct {
  readonly db: DbWriter;
  readonly event: EventRecord;
  readonly actor: UserRecord | null;
  readonly now: number;
  readonly realtime: RealtimeWriter;
  readonly emit: (event: RealtimeEvent) => void;
}

type RoomEvent = 'event-changed' | 'answers-changed' | 'game-changed';

export const eventRoom = (eventId: number): string => `event-${eventId}`;

/** Tells the room of an event what changed, without contents: the app reads them if it may. */
export function tellEventRoom({ realtime, event, actor }: EventAct, type: RoomEvent): void {
  realtime.push(`rooms/${eventRoom(event.id)}/events`, {
    type,
    data: { activity: { actor: { id: actor?.id ?? 0, name: actor?.name ?? '' } } },
  });
}

const coming = new Set<ParticipantRecord['status']>(['invited', 'going', 'maybe', 'waitlisted']);
/** Who is told what becomes of an event: the invited, going, maybe coming and waiting. */
export const peopleOf = (db: DbReader, eventId: number): number[] =>
  db.participants
    .by('event', eventId)
    .filter(({ status }) => coming.has(status))
    .map(({ user_id }) => user_id);

/**
 * `EventChanged` for these people, with the message if they have one; for managers, and where `everybody` for the other people of
 * the event, without one: their screens only read again (decision 041). Who did it gets no message.
 */
export function tellScreens(
  act: EventAct,
  messages: ReadonlyMap<number, EventChange | undefined>,
  { everybody = false }: { readonly everybody?: boolean } = {},
): void {
  const { db, event, actor, emit } = act;
  const told = new Map<number, EventChange | undefined>();
  for (const userId of managersOf(db, event)) told.set(userId, undefined);
  if (everybody)
    for (const { user_id, status } of db.participants.by('event', event.id))
      if (status !== 'removed' && status !== 'declined') told.set(user_id, undefined);
  for (const [userId, change] of messages) told.set(userId, change);
  if (actor) told.set(actor.id, undefined);
  for (const [user_id, change] of told)
    emit({ user_id, type: 'EventChanged', data: { event_id: event.id, ...(change && { change }) } });
}

/** `EventCreationNotification` for the members of its community but its host (design §11). */
export function tellCreated({ event, emit }: Pick<EventAct, 'event' | 'emit'>, userIds: readonly number[]): void {
  const { id, title, starts_at, community_id } = event;
  for (const user_id of userIds)
    emit({
      user_id,
      type: 'EventCreationNotification',
      data: { event_id: id, title, starts_at: toIso(starts_at), community_id },
    });
}

/** `EventInvitationNotification` for somebody who was invited (design §11). */
export function tellInvited({ event, actor, emit }: EventAct, user_id: number): void {
  const { id, title, starts_at } = event;
  emit({
    user_id,
    type: 'EventInvitationNotification',
    data: { event_id: id, title, starts_at: toIso(starts_at), invited_by: actor?.id ?? null },
  });
}

/** The members of the community it is announced in who may know of it, but the host. */
export const announcedTo = (db: DbReader, { community_id, host_id, visibility }: EventRecord): number[] =>
  community_id === null || visibility === 'invite-only'
    ? []
    : membersOfCommunity(db, community_id)
        .map(({ user_id }) => user_id)
        .filter((userId) => userId !== host_id);

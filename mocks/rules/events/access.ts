import type { EventRecord, ModuleType, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isActive, placeIn, runsCommunity } from '../communities/access.ts';
import { seatsLeft } from './figures.ts';
import { organizationRole } from '../people/organization-access.ts';
import { membershipOf } from '../teams/access.ts';

/** Who asks, and in which module. */
export interface EventRequester {
  readonly user: { readonly id: number } | null;
  readonly module: ModuleType;
  now(): number;
}
type Participation = ParticipantRecord | undefined;
type Owner = Pick<EventRecord, 'owner_type' | 'owner_id'>;

/** What the person is in the event, in whatever state. */
export const participationOf = (db: DbReader, eventId: number, userId: number | undefined): Participation =>
  userId === undefined ? undefined : db.participants.one('participation', eventId, userId);

const teamRoles = new Set(['admin', 'manager', 'captain', 'coach']);
/** Who runs the community, team or organization of an event; of one's own event, oneself (decision 041). */
export function runsOwner(db: DbReader, { owner_type, owner_id }: Owner, userId: number | undefined): boolean {
  if (userId === undefined) return false;
  switch (owner_type) {
    case 'base':
      return owner_id === userId;
    case 'community':
      return runsCommunity(placeIn(db, owner_id, userId));
    case 'team': {
      const mine = membershipOf(db, owner_id, userId);
      return mine?.status === 'active' && mine.roles.some((role) => teamRoles.has(role));
    }
    case 'organization': {
      const role = organizationRole(db, owner_id, userId);
      return role === 'owner' || role === 'manager';
    }
  }
}

/** The module from which events of this owner are made and managed (R28). */
export const moduleOfOwner = ({ owner_type }: Pick<Owner, 'owner_type'>): ModuleType =>
  owner_type === 'organization' ? 'organization' : 'base';

/** The host and whoever runs the owner, in whatever module. */
export const looksAfter = (db: DbReader, event: EventRecord, userId: number | undefined): boolean =>
  userId !== undefined && (event.host_id === userId || runsOwner(db, event, userId));

/** Everybody who looks after an event: its host, and who runs its owner. */
export function managersOf(db: DbReader, event: EventRecord): number[] {
  const { owner_type, owner_id, host_id } = event;
  const people =
    owner_type === 'community'
      ? db.communityMembers.by('community', owner_id)
      : owner_type === 'team'
        ? db.teamMembers.by('team', owner_id)
        : owner_type === 'organization'
          ? db.organizationUsers.by('organization', owner_id)
          : [{ user_id: owner_id }];
  const ids = people.map(({ user_id }) => user_id).filter((id) => runsOwner(db, event, id) && db.users.get(id));
  return [...new Set([...(host_id === null ? [] : [host_id]), ...ids])];
}

/** Whether they manage it in the module of the request. */
export const managesEvent = (
  db: DbReader,
  { user, module }: Pick<EventRequester, 'user' | 'module'>,
  event: EventRecord,
): boolean => module === moduleOfOwner(event) && looksAfter(db, event, user?.id);

/** One of its own people: all with a participation but the removed and, of one for invited people, those who declined without being invited. */
function isOwnPerson(event: EventRecord, mine: Participation): boolean {
  if (!mine || mine.status === 'removed') return false;
  return !(event.visibility === 'invite-only' && mine.status === 'declined' && mine.invited_by === null);
}

/** Whether the event exists for this user; for others every answer is that for an id that does not exist (decision 041). */
export function mayReadEvent(db: DbReader, event: EventRecord, userId: number | undefined): boolean {
  if (event.visibility === 'public') return true;
  if (looksAfter(db, event, userId) || isOwnPerson(event, participationOf(db, event.id, userId))) return true;
  return (
    event.visibility === 'community' && event.community_id !== null && isActive(placeIn(db, event.community_id, userId))
  );
}

export type EventPhase = 'scheduled' | 'ongoing' | 'completed' | 'cancelled';
/** Follows from the time, and from whether it was cancelled. */
export function phaseOf({ cancelled_at, starts_at, ends_at }: EventRecord, now: number): EventPhase {
  if (cancelled_at !== null) return 'cancelled';
  return now < starts_at ? 'scheduled' : now < ends_at ? 'ongoing' : 'completed';
}
export const isOver = (event: EventRecord, now: number): boolean =>
  phaseOf(event, now) === 'cancelled' || phaseOf(event, now) === 'completed';

const mayDecline = new Set<ParticipantRecord['status']>(['invited', 'requested', 'going', 'maybe', 'waitlisted']);

/** The user's permissions on an event they may know of. */
export function eventPermissions(db: DbReader, requester: EventRequester, event: EventRecord) {
  const { user } = requester;
  const now = requester.now();
  const mine = participationOf(db, event.id, user?.id);
  const comes = phaseOf(event, now) === 'scheduled';
  const isOpen = comes && now < event.rsvp_until;
  const isIn = user !== null && mine?.status !== 'removed';
  const manages = managesEvent(db, requester, event);
  const isGoing = mine?.status === 'going';
  return {
    answer: isIn && (isOpen || (comes && mine !== undefined && mayDecline.has(mine.status))),
    bring_guests: isIn && isOpen && (isGoing ? mine.guests > 0 || seatsLeft(db, event) > 0 : true),
    invite: comes && (manages || (isGoing && event.visibility === 'public' && event.join_policy === 'open')),
    decide: manages && comes,
    manage: manages && event.cancelled_at === null,
    edit: manages && !isOver(event, now),
    cancel: manages && !isOver(event, now),
    make_game: manages && event.cancelled_at === null,
  };
}

/** What the user may do with somebody's place in an event. */
export function participantPermissions(
  db: DbReader,
  requester: EventRequester,
  event: EventRecord,
  { role, status, owes }: ParticipantRecord,
) {
  const { decide, manage, edit } = eventPermissions(db, requester, event);
  const asks = status === 'requested' && decide;
  return {
    approve: asks,
    decline: asks,
    remove: edit && role !== 'host' && status !== 'removed',
    update: manage && status === 'going',
    // what is open from earlier weeks can be paid without coming
    pay: manage && (status === 'going' || owes > 0),
  };
}

import type { EventChange } from '../../../src/shared/api/generated/model/eventChange.ts';
import type { EventRecord, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { looksAfter, participationOf } from './access.ts';
import { type EventAct, tellEventRoom, tellScreens } from './live.ts';
import { notePromoted } from './notices.ts';
import {
  type Board,
  decideParticipation,
  type ParticipationEvent,
  type ParticipationRefusal,
  type Party,
} from './participation.ts';

/** The participations of an event, as its rules see them. */
export function boardOf(db: DbReader, event: EventRecord): Board {
  const { capacity, join_policy, starts_at, rsvp_until, host_id } = event;
  const parties = db.participants
    .by('event', event.id)
    .map(({ user_id, role, status, guests, arrived_at, invited_by }): Party => ({
      user: user_id,
      role,
      status,
      guests,
      arrived: arrived_at,
      approved: invited_by !== null && looksAfter(db, event, invited_by),
    }));
  return { capacity, join_policy, starts_at, rsvp_until, host_id, parties };
}

export type Changed =
  | { readonly promoted: readonly number[]; readonly refused?: undefined }
  | { readonly promoted?: undefined; readonly refused: ParticipationRefusal };

/** Applies what happened to the participations of an event and stores it; who has a seat by it is told. A refusal changes nothing. */
export async function changeParticipations(act: EventAct, happened: ParticipationEvent): Promise<Changed> {
  const { db, event, now } = act;
  const decision = decideParticipation(boardOf(db, event), happened, now);
  if (decision.refused !== undefined) return { refused: decision.refused };
  for (const party of decision.parties) await store(act, party, happened);
  const stays = new Set(decision.parties.map(({ user }) => user));
  for (const { id, user_id } of db.participants.by('event', event.id))
    if (!stays.has(user_id)) await db.participants.remove(id);
  for (const userId of decision.promoted) await notePromoted({ ...act, actor: null }, userId);
  return { promoted: decision.promoted };
}

async function store({ db, event, actor, now }: EventAct, party: Party, happened: ParticipationEvent): Promise<void> {
  const { user, role, status, guests, arrived: arrived_at } = party;
  const before = participationOf(db, event.id, user);
  if (before?.role === role && before.status === status && before.guests === guests && before.arrived_at === arrived_at)
    return;
  const isActs = happened.type !== 'resized' && happened.user === user;
  const changes: Partial<ParticipantRecord> = {
    role,
    status,
    guests,
    arrived_at,
    ...(status !== 'going' && { side: null, is_locked: false, attended: null }),
    // what was open is paid; the tick says nothing of what the new answer costs
    ...(before?.has_paid && before.status !== status && { has_paid: false, owes: 0 }),
    ...(isActs && happened.type === 'invited' && status === 'invited' && { invited_by: actor?.id ?? null }),
    ...(isActs && happened.type === 'invited' && { answered_at: status === 'invited' ? null : now }),
    ...(isActs && happened.type === 'removed' && { invited_by: null }),
    ...(isActs && happened.type === 'answered' && { answered_at: now }),
  };
  if (before) await db.participants.update(before.id, changes);
  else await db.participants.insert({ ...nobody, event_id: event.id, user_id: user, ...changes });
}

const nobody = {
  role: 'player',
  status: 'invited',
  guests: 0,
  arrived_at: null,
  side: null,
  is_locked: false,
  rating: null,
  position: null,
  has_paid: false,
  owes: 0,
  attended: null,
  invited_by: null,
  answered_at: null,
} as const satisfies Omit<ParticipantRecord, 'id' | 'event_id' | 'user_id'>;

/** Screens and the room follow a change of people; the promoted, and whoever else is named, get a message. */
export function tellPeopleChanged(
  act: EventAct,
  promoted: readonly number[],
  also: readonly (readonly [userId: number, change: EventChange | undefined])[] = [],
): void {
  tellScreens(act, new Map([...promoted.map((id) => [id, 'promoted'] as const), ...also]));
  tellEventRoom(act, 'answers-changed');
}

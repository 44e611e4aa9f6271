import type { ApplicationEventRecord, ApplicationRecord } from '../db/records.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import { isKnownTo, placeIn, runsCommunity } from './community-access.ts';
import { recountJoinRequests } from './community-notices.ts';
import { recountRequests } from './team-notices.ts';
import { managesMembers, membershipOf } from './team-access.ts';
import { existing } from './views/lookups.ts';

/** Whether the user decides about what is asked: the admins and managers of a team, the owner and admins of a community (design §3). */
export const decides = (db: DbReader, { kind, target_id }: ApplicationRecord, userId: number): boolean =>
  kind === 'team-join'
    ? managesMembers(membershipOf(db, target_id, userId))
    : runsCommunity(placeIn(db, target_id, userId));

/** Of a community that is private by now an application tells its applicant nothing any more. */
export const showsTarget = (db: DbReader, { kind, target_id }: ApplicationRecord, userId: number): boolean =>
  kind === 'team-join' || isKnownTo(db, existing(db.communities.get(target_id), 'community'), userId);

/** Newest first. */
export const newestFirst = (applications: readonly ApplicationRecord[]): ApplicationRecord[] =>
  applications.toSorted((a, b) => b.created_at - a.created_at || b.id - a.id);

interface Asked extends Pick<ApplicationRecord, 'kind' | 'target_id'> {
  readonly userId: number;
  readonly message?: string | null;
  readonly position?: string | null;
  readonly question?: string | null;
  readonly answer?: string | null;
  readonly now: number;
}
/** Stores a request to join, with the first line of its history. */
export async function sendApplication(db: DbWriter, asked: Asked): Promise<ApplicationRecord> {
  const { kind, target_id, message = null, position = null, question = null, answer = null } = asked;
  const sent = await db.applications.insert({
    kind,
    status: 'pending',
    user_id: asked.userId,
    target_id,
    message,
    position,
    question,
    answer,
    decision_note: null,
    decided_by: null,
    decided_at: null,
    created_at: asked.now,
  });
  await note(db, sent.id, { action: 'sent', actor_id: asked.userId, note: message ?? answer, at: asked.now });
  return sent;
}

interface Settled {
  readonly action: 'accepted' | 'rejected' | 'withdrawn';
  readonly actorId: number;
  readonly note: string | null;
  readonly now: number;
}
/** Ends a request, with a line of history. A withdrawn one has not been decided. */
export async function settleApplication(
  db: DbWriter,
  { id }: ApplicationRecord,
  { action, actorId, note: words, now }: Settled,
): Promise<ApplicationRecord> {
  await note(db, id, { action, actor_id: actorId, note: words, at: now });
  return db.applications.update(id, {
    status: action,
    ...(action !== 'withdrawn' && { decision_note: words, decided_by: actorId, decided_at: now }),
  });
}

async function note(
  db: DbWriter,
  application_id: number,
  line: Omit<ApplicationEventRecord, 'id' | 'application_id'>,
): Promise<void> {
  await db.applicationEvents.insert({ application_id, ...line });
}

/** Removes the requests of a user whose account ends; what they decided stays, without the name. */
export async function forgetApplicant(db: DbWriter, userId: number, now: number): Promise<void> {
  for (const application of db.applications.by('user', userId)) {
    await removeApplication(db, application);
    await recount(db, application, now);
  }
  for (const { id } of db.applications.filter({ decided_by: userId }))
    await db.applications.update(id, { decided_by: null });
  for (const { id } of db.applicationEvents.filter({ actor_id: userId }))
    await db.applicationEvents.update(id, { actor_id: null });
}

/** Removes an application with its history. */
export async function removeApplication(db: DbWriter, { id }: ApplicationRecord): Promise<void> {
  for (const line of db.applicationEvents.by('application', id)) await db.applicationEvents.remove(line.id);
  await db.applications.remove(id);
}

/** Those who decide are told of what still waits. */
export async function recount(db: DbWriter, { kind, target_id }: ApplicationRecord, now: number): Promise<void> {
  if (kind === 'team-join') await recountRequests(db, existing(db.teams.get(target_id), 'team'), now);
  else await recountJoinRequests(db, existing(db.communities.get(target_id), 'community'), now);
}

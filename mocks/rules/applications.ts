import type { ApplicationEventRecord, ApplicationRecord } from '../db/records.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import { recountRequests } from './team-notices.ts';
import { managesMembers, membershipOf } from './team-access.ts';

/** Whether the user decides about what is asked: for a team its admins and managers (design §3). */
export const decides = (db: DbReader, { target_id }: ApplicationRecord, userId: number): boolean =>
  managesMembers(membershipOf(db, target_id, userId));

/** Newest first. */
export const newestFirst = (applications: readonly ApplicationRecord[]): ApplicationRecord[] =>
  applications.toSorted((a, b) => b.created_at - a.created_at || b.id - a.id);

interface Asked {
  readonly userId: number;
  readonly teamId: number;
  readonly message: string | null;
  readonly position: string | null;
  readonly now: number;
}
/** Stores a request to join, with the first line of its history. */
export async function sendApplication(db: DbWriter, asked: Asked): Promise<ApplicationRecord> {
  const sent = await db.applications.insert({
    kind: 'team-join',
    status: 'pending',
    user_id: asked.userId,
    target_id: asked.teamId,
    message: asked.message,
    position: asked.position,
    decision_note: null,
    decided_by: null,
    decided_at: null,
    created_at: asked.now,
  });
  await note(db, sent.id, { action: 'sent', actor_id: asked.userId, note: asked.message, at: asked.now });
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
  for (const { id, target_id } of db.applications.by('user', userId)) {
    for (const line of db.applicationEvents.by('application', id)) await db.applicationEvents.remove(line.id);
    await db.applications.remove(id);
    const team = db.teams.get(target_id);
    if (team) await recountRequests(db, team, now);
  }
  for (const { id } of db.applications.filter({ decided_by: userId }))
    await db.applications.update(id, { decided_by: null });
  for (const { id } of db.applicationEvents.filter({ actor_id: userId }))
    await db.applicationEvents.update(id, { actor_id: null });
}

import type { ApplicationEventRecord, ApplicationRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';

/** Newest first. */
export const newestFirst = (applications: readonly ApplicationRecord[]): ApplicationRecord[] =>
  applications.toSorted((a, b) => b.created_at - a.created_at || b.id - a.id);

interface Asked extends Pick<ApplicationRecord, 'kind' | 'target_id'> {
  readonly userId: number;
  readonly message?: string | null;
  readonly position?: string | null;
  readonly question?: string | null;
  readonly answer?: string | null;
  readonly team_id?: number;
  readonly roster?: ApplicationRecord['roster'];
  readonly now: number;
}
/** Stores a request to join, with the first line of its history. */
export async function sendApplication(db: DbWriter, asked: Asked): Promise<ApplicationRecord> {
  const { kind, target_id, message = null, position = null, question = null, answer = null } = asked;
  const { team_id = null, roster = [] } = asked;
  const sent = await db.applications.insert({
    kind,
    status: 'pending',
    user_id: asked.userId,
    team_id,
    roster,
    turn: null,
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
  readonly action: Exclude<ApplicationEventRecord['action'], 'sent'>;
  /** null: the clock. */
  readonly actorId: number | null;
  readonly note: string | null;
  readonly now: number;
}
/** Settles a request, with a line of history. A withdrawn or expired one has not been decided. */
export async function settleApplication(
  db: DbWriter,
  { id }: ApplicationRecord,
  { action, actorId, note: words, now }: Settled,
): Promise<ApplicationRecord> {
  await note(db, id, { action, actor_id: actorId, note: words, at: now });
  return db.applications.update(id, {
    status: action,
    ...(action !== 'withdrawn' &&
      action !== 'expired' && { decision_note: words, decided_by: actorId, decided_at: now }),
  });
}

async function note(
  db: DbWriter,
  application_id: number,
  line: Omit<ApplicationEventRecord, 'id' | 'application_id'>,
): Promise<void> {
  await db.applicationEvents.insert({ application_id, ...line });
}

/** Removes an application with its history. */
export async function removeApplication(db: DbWriter, { id }: ApplicationRecord): Promise<void> {
  for (const line of db.applicationEvents.by('application', id)) await db.applicationEvents.remove(line.id);
  await db.applications.remove(id);
}

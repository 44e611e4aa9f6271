import type { RequestContext } from '../contract/types.ts';
import type { ApplicationEventRecord, ApplicationRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { decides } from '../rules/deciding/applications.ts';
import { applicationKinds } from '../rules/deciding/application-kinds.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toImage, toUserRef } from '../rules/shared/lookups.ts';

interface Reader extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
}

/** An application, as its applicant or those who decide see it (design §9). */
export function toApplication({ db, user }: Reader, application: ApplicationRecord) {
  const { id, kind, status, user_id, message, position, question, answer } = application;
  const { decision_note, decided_by, decided_at } = application;
  const isOpen = status === 'pending';
  return {
    id,
    kind,
    status,
    applicant: existing(toUserRef(db, user_id) ?? undefined, 'user'),
    target: toTarget(db, application),
    message,
    position,
    question,
    answer,
    decision_note,
    decided_by: toUserRef(db, decided_by),
    decided_at: decided_at === null ? null : toIso(decided_at),
    created_at: toIso(application.created_at),
    permissions: { withdraw: isOpen && user_id === user.id, decide: isOpen && decides(db, application, user.id) },
  };
}

function toTarget(db: DbReader, { kind, target_id }: ApplicationRecord) {
  const { image_id, ...target } = applicationKinds[kind].targetOf(db, target_id);
  return { ...target, image: toImage(db, image_id) };
}

export const toApplicationEvent = (db: DbReader, { id, action, actor_id, note, at }: ApplicationEventRecord) => ({
  id,
  action,
  actor: toUserRef(db, actor_id),
  note,
  at: toIso(at),
});

import type { RequestContext } from '../../contract/types.ts';
import type { ApplicationEventRecord, ApplicationRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { decides } from '../../rules/applications.ts';
import { toIso } from '../../rules/time.ts';
import { existing, toImage, toUserRef } from '../../rules/views/lookups.ts';

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
  const type = kind === 'team-join' ? ('team' as const) : ('community' as const);
  const entity = existing(type === 'team' ? db.teams.get(target_id) : db.communities.get(target_id), type);
  return { type, id: entity.id, slug: entity.slug, name: entity.name, image: toImage(db, entity.image_id) };
}

export const toApplicationEvent = (db: DbReader, { id, action, actor_id, note, at }: ApplicationEventRecord) => ({
  id,
  action,
  actor: toUserRef(db, actor_id),
  note,
  at: toIso(at),
});

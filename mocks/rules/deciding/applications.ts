import { ApplicationKind } from '../../../src/shared/api/generated/model.ts';
import type { WriteContext } from '../../contract/types.ts';
import type { ApplicationRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { applicationKinds, type Decision } from './application-kinds.ts';
import { removeApplication, settleApplication } from '../applications/applications.ts';

/** Whether the user decides about what is asked (design §3). */
export const decides = (db: DbReader, { kind, target_id }: ApplicationRecord, userId: number): boolean =>
  applicationKinds[kind].decides(db, target_id, userId);

/** What the user has asked for, while they may know of it. */
export const sentBy = (db: DbReader, userId: number): ApplicationRecord[] =>
  db.applications.by('user', userId).filter((one) => knowsTarget(db, one, userId));

/** What waits for the user, or waited: requests to everything in which they decide. */
export const receivedBy = (db: DbReader, userId: number): ApplicationRecord[] =>
  Object.values(ApplicationKind)
    .flatMap((kind) =>
      applicationKinds[kind].placesOf(db, userId).flatMap((targetId) => db.applications.by('target', kind, targetId)),
    )
    .filter((one) => decides(db, one, userId));

/** An application is read by its applicant, while they may know of its target, and by those who decide. */
export const mayReadApplication = (db: DbReader, application: ApplicationRecord, userId: number): boolean =>
  (application.user_id === userId && knowsTarget(db, application, userId)) || decides(db, application, userId);

const knowsTarget = (db: DbReader, { kind, target_id }: ApplicationRecord, userId: number): boolean =>
  applicationKinds[kind].isKnownTo(db, target_id, userId);

/** Settles an application: its applicant gets what they ask for, or not, and is told. */
export async function decideApplication(
  ctx: WriteContext,
  application: ApplicationRecord,
  { decision, note = '' }: { readonly decision: Decision; readonly note?: string | undefined },
): Promise<ApplicationRecord> {
  const kind = applicationKinds[application.kind];
  if (decision === 'accepted') await kind.admit(ctx, application);
  const decided = await settleApplication(ctx.db, application, {
    action: decision,
    actorId: ctx.user.id,
    note: note || null,
    now: ctx.now(),
  });
  await kind.recount(ctx.db, application.target_id, ctx.now());
  await kind.tellDecided(ctx, decided);
  kind.live(ctx, application, decision);
  return decided;
}

/** Its applicant takes it back. */
export async function withdrawApplication(
  ctx: WriteContext,
  application: ApplicationRecord,
): Promise<ApplicationRecord> {
  const kind = applicationKinds[application.kind];
  const withdrawn = await settleApplication(ctx.db, application, {
    action: 'withdrawn',
    actorId: ctx.user.id,
    note: null,
    now: ctx.now(),
  });
  await kind.recount(ctx.db, application.target_id, ctx.now());
  kind.live(ctx, application, 'withdrawn');
  return withdrawn;
}

/** Removes the requests of a user whose account ends; what they decided stays, without the name. */
export async function forgetApplicant(db: DbWriter, userId: number, now: number): Promise<void> {
  for (const application of db.applications.by('user', userId)) {
    await removeApplication(db, application);
    await applicationKinds[application.kind].recount(db, application.target_id, now);
  }
  for (const { id } of db.applications.filter({ decided_by: userId }))
    await db.applications.update(id, { decided_by: null });
  for (const { id } of db.applicationEvents.filter({ actor_id: userId }))
    await db.applicationEvents.update(id, { actor_id: null });
}

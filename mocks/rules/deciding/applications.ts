import { ApplicationKind } from '../../../src/shared/api/generated/model.ts';
import type { WriteContext } from '../../contract/types.ts';
import type { ApplicationRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { runnersOf } from '../competitions/access.ts';
import { applicationKinds } from './application-kinds.ts';
import { teamsRunBy } from './entry-kind.ts';
import type { Decision } from './kind-of-application.ts';
import { removeApplication } from '../applications/applications.ts';

/** Whether the user decides about what is asked (design §3). */
export const decides = (db: DbReader, { kind, target_id }: ApplicationRecord, userId: number): boolean =>
  applicationKinds[kind].decides(db, target_id, userId);

/** What the user has asked for, for themselves or for a team they run, while they may know of it. */
export const sentBy = (db: DbReader, userId: number): ApplicationRecord[] =>
  [
    ...db.applications.by('user', userId).filter(({ team_id }) => team_id === null),
    ...teamsRunBy(db, userId).flatMap((id) => db.applications.by('team', id)),
  ].filter((one) => knowsTarget(db, one, userId));

/** What waits for the user, or waited: requests to everything in which they decide. */
export const receivedBy = (db: DbReader, userId: number): ApplicationRecord[] =>
  Object.values(ApplicationKind)
    .flatMap((kind) =>
      applicationKinds[kind].placesOf(db, userId).flatMap((targetId) => db.applications.by('target', kind, targetId)),
    )
    .filter((one) => decides(db, one, userId));

/** Whether the user takes it back or reads what becomes of it: the applicant, or who runs the team that applies. */
export const speaksFor = (db: DbReader, application: ApplicationRecord, userId: number): boolean =>
  applicationKinds[application.kind].speaksFor(db, application, userId);

/** An application is read by who speaks for it, while they may know of its target, and by those who decide. */
export const mayReadApplication = (db: DbReader, application: ApplicationRecord, userId: number): boolean =>
  (speaksFor(db, application, userId) && knowsTarget(db, application, userId)) || decides(db, application, userId);

/** What the user may do with an application that they may read. */
export function applicationPermissions(db: DbReader, application: ApplicationRecord, userId: number) {
  const kind = applicationKinds[application.kind];
  const isDecider = decides(db, application, userId);
  return {
    withdraw: speaksFor(db, application, userId) && kind.mayBeWithdrawn(db, application),
    decide: isDecider && kind.waits(application),
    waitlist: isDecider && kind.mayBeWaitlisted(db, application),
  };
}

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
  const decided = await kind.settle(ctx, application, { action: decision, note: note || null });
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
  const withdrawn = await kind.settle(ctx, application, { action: 'withdrawn', note: null });
  await kind.recount(ctx.db, application.target_id, ctx.now());
  kind.live(ctx, application, 'withdrawn');
  return withdrawn;
}

/** Removes the requests of a user whose account ends; those of a team go on in the name of another who runs it, and what they decided stays, without the name. */
export async function forgetApplicant(db: DbWriter, userId: number, now: number): Promise<void> {
  for (const application of db.applications.by('user', userId)) {
    const other = runnersOf(db, application.team_id ?? 0).find((id) => id !== userId);
    if (other !== undefined) {
      await db.applications.update(application.id, { user_id: other });
      continue;
    }
    await removeApplication(db, application);
    await applicationKinds[application.kind].recount(db, application.target_id, now);
  }
  for (const { id } of db.applications.filter({ decided_by: userId }))
    await db.applications.update(id, { decided_by: null });
  for (const { id } of db.applicationEvents.filter({ actor_id: userId }))
    await db.applicationEvents.update(id, { actor_id: null });
}

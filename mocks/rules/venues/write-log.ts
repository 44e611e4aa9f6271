import type { RequestContext } from '../../contract/types.ts';
import type { UserRecord, VenueLogRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';

interface Writing extends Pick<RequestContext, 'now'> {
  readonly db: DbWriter;
  readonly user: UserRecord;
}
type Entry = Pick<VenueLogRecord, 'action' | 'changes'> & { readonly reason?: string | null };

/** Writes an entry of the venue's log (R33); an update that changed nothing writes none. */
export async function writeLog(ctx: Writing, venueId: number, { reason = null, ...entry }: Entry): Promise<void> {
  const isUpdate = entry.action === 'updated' || entry.action === 'court-updated';
  if (isUpdate && entry.changes.length === 0) return;
  await ctx.db.venueLog.insert({ venue_id: venueId, at: ctx.now(), actor_id: ctx.user.id, reason, ...entry });
}

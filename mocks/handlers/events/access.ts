import type { OperationErrorOptions, Viewer, WriteContext } from '../../contract/types.ts';
import type { EventRecord, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { managesEvent, mayReadEvent } from '../../rules/events/access.ts';
import type { ErrorCode } from '../../texts.ts';

/** Who makes or changes an event, where nothing has to be found. */
export interface EventDrafter extends Omit<WriteContext, 'refuse'> {
  refuse(status: 403 | 409 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}
interface Looking extends Viewer {
  refuse(status: 403 | 404, code: ErrorCode): never;
}

/** An event the user may know of. Others are a 404, like one that does not exist (decision 041). */
export function knownEvent(ctx: Viewer & { refuse(status: 404, code: 'not_found'): never }, id: number) {
  const event = ctx.db.events.get(id);
  return event && mayReadEvent(ctx.db, event, ctx.user?.id) ? event : ctx.refuse(404, 'not_found');
}

/** An event that the user manages, in the module of the request. */
export function managedEvent(ctx: Looking, id: number): EventRecord {
  const event = knownEvent(ctx, id);
  return managesEvent(ctx.db, ctx, event) ? event : ctx.refuse(403, 'forbidden');
}

/** Somebody in this event: 404 for one of another event. */
export function participantIn(
  ctx: { readonly db: DbReader; refuse(status: 404, code: 'not_found'): never },
  { eventId, participantId }: { readonly eventId: number; readonly participantId: number },
): ParticipantRecord {
  const one = ctx.db.participants.get(participantId);
  return one?.event_id === eventId ? one : ctx.refuse(404, 'not_found');
}

import type { OperationErrorOptions, RequestContext } from '../../contract/types.ts';
import type { UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { ErrorCode } from '../../texts.ts';

/** What the booking operations share of their contexts: all of them may refuse in these ways. */
export interface BookingContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: 403 | 404 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}
/** Operations that may meet a conflict. */
export interface ConflictContext extends BookingContext {
  refuse(status: 403 | 404 | 409 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}

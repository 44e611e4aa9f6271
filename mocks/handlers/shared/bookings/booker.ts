import type { OperationErrorOptions, RequestContext } from '../../../contract/types.ts';
import type { UserRecord } from '../../../db/records.ts';
import type { DbReader } from '../../../db/tables.ts';
import type { ErrorCode } from '../../../texts.ts';

/** The context that all booking operations share, with the errors that all of them may answer. */
export interface BookingContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: 403 | 404 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}
/** The context of operations that may conflict with another booking. */
export interface ConflictContext extends BookingContext {
  refuse(status: 403 | 404 | 409 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}

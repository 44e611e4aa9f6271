/** Types of the mock: every operation of the contract is a typed function, or the project does not compile. */
import type { CommunityEventType } from '../../src/shared/api/generated/model.ts';
import type { CompetitionEventType } from '../../src/shared/api/generated/model.ts';
import type { EventEventType } from '../../src/shared/api/generated/model.ts';
import type { RealtimeEventType } from '../../src/shared/api/generated/model.ts';
import type { TeamEventType } from '../../src/shared/api/generated/model.ts';
import type { VenueEventType } from '../../src/shared/api/generated/model.ts';
import type { operations } from '../../src/shared/api/generated/operations.ts';
import type { routes } from '../../src/shared/api/generated/routes.ts';
import type { Language, LocalText, ModuleType, SessionRecord, UserRecord } from '../db/records.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import type { ErrorCode } from '../texts.ts';
import type { RealtimeReader, RealtimeWriter } from '../realtime/staging.ts';

type Routes = typeof routes;
/** The name of an operation of the contract. */
export type OperationName = keyof operations & keyof Routes;

type Responses<Op extends OperationName> = operations[Op]['responses'];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
/** The contract's types declare a form's file as a string. */
type Body<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [K in keyof Form]: K extends 'file' ? Blob : Form[K] }
  : Json<T>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an operation without such parameters
type None = Record<never, never>;
type Parameters<Op extends OperationName, In extends string> = operations[Op] extends {
  parameters: { [K in In]?: infer P };
}
  ? [NonNullable<P>] extends [never]
    ? None
    : NonNullable<P>
  : None;

/** The `data` of the operation's success answer. */
export type Data<Op extends OperationName> =
  Json<Responses<Op>[Extract<keyof Responses<Op>, 200 | 201>]> extends { data: infer D } ? D : never;
/** The error statuses of this operation in the contract. */
export type FailureStatus<Op extends OperationName> = Exclude<keyof Responses<Op>, 200 | 201> & number;

/** A handler's input: validated by the contract's schemas, query values coerced, arrays under their `key[]` name. */
export interface Input<Op extends OperationName> {
  readonly path: Parameters<Op, 'path'>;
  readonly query: Parameters<Op, 'query'>;
  readonly body: operations[Op] extends { requestBody?: infer B } ? Body<NonNullable<B>> : undefined;
  readonly headers: { readonly idempotencyKey: string | null };
}

export interface FieldErrorInput {
  readonly field: string;
  readonly message: string;
  readonly code?: ErrorCode;
}
export interface OperationErrorOptions {
  /** Field errors; without them one entry carries the code. */
  readonly errors?: readonly FieldErrorInput[];
  /** The field of that entry. */
  readonly field?: string;
  /** E.g. the preview that a refused booking carries (design §5). */
  readonly data?: unknown;
  /** Keep what was written so far: a wrong code counts, a refused sign-in sends a code. */
  readonly keepWrites?: boolean;
  /** Of a 429: whole seconds until it may be sent again, the header `Retry-After`. */
  readonly retryAfter?: number;
}
/** Why something was done too often: `reason` is followed by "Try again in …", `message` is all that is said. */
export interface TooManyOptions extends Pick<OperationErrorOptions, 'field' | 'data'> {
  readonly reason?: LocalText;
  readonly message?: LocalText;
}
/** Ends the operation with 429; `wait` in milliseconds is said in the sentence and in `Retry-After`. */
export type TooMany = (wait: number, options?: TooManyOptions) => never;

export type LiveEventType =
  | RealtimeEventType
  | VenueEventType
  | TeamEventType
  | CommunityEventType
  | CompetitionEventType
  | EventEventType;

/** An event sent to other users once the operation is committed (design §11). */
export interface RealtimeEvent {
  readonly user_id: number;
  readonly type: LiveEventType;
  readonly data: Record<string, unknown>;
}

/** The part of a context that does not depend on the operation; shared rules take it. */
export interface RequestContext {
  readonly module: ModuleType;
  readonly language: Language;
  /** The backend's clock, epoch milliseconds; one value for the whole request. */
  now(): number;
  /** A text in the language of the request: a code of the catalogue or a pair of texts. */
  say(text: ErrorCode | LocalText): string;
}

/** Who looks at something: a user or a guest. */
export interface Viewer extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord | null;
}
/** What whoever looks brings along, whatever the operation. */
export interface ReadContext extends Viewer {
  readonly realtime: RealtimeReader;
}
/** What whoever changes something brings along, whatever the operation: rules write, tell and refuse through it. */
export interface WriteContext extends RequestContext {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly realtime: RealtimeWriter;
  emit(event: RealtimeEvent): void;
  refuse(status: 403 | 404 | 409 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}

type IsPublic<Op extends OperationName> = Routes[Op]['public'];
/** What a handler works with. */
export interface Context<Op extends OperationName> extends RequestContext {
  /** A snapshot for GET; for every other method a transaction that commits as one unit when the handler returns. */
  readonly db: Routes[Op]['method'] extends 'GET' ? DbReader : DbWriter;
  /** Never null where the contract requires the bearer token. */
  readonly user: IsPublic<Op> extends true ? UserRecord | null : UserRecord;
  readonly session: IsPublic<Op> extends true ? SessionRecord | null : SessionRecord;
  /** Where the request was sent to: the origin of the app, for whole links. */
  readonly origin: string;
  /** Ends the operation without writing anything. Write `return ctx.refuse(…)`, so that the compiler sees the end. */
  refuse(
    status: Exclude<FailureStatus<Op>, 429>,
    code: ErrorCode,
    message?: string,
    options?: OperationErrorOptions,
  ): never;
  /** The same for a 429, where the contract has one. */
  tooMany: Extract<FailureStatus<Op>, 429> extends never ? never : TooMany;
  /** Presence, connections and rooms; writes become visible to others after the commit. */
  readonly realtime: Routes[Op]['method'] extends 'GET' ? RealtimeReader : RealtimeWriter;
  /** Sent after the commit; a refused or failed operation sends nothing. */
  emit: Routes[Op]['method'] extends 'GET' ? never : (event: RealtimeEvent) => void;
}

/** One operation of the mock; returns the `data` of the answer and knows no HTTP. */
export type Handler<Op extends OperationName> = (input: Input<Op>, ctx: Context<Op>) => Data<Op> | Promise<Data<Op>>;
/** All operations of the contract. */
export type MockApi = { readonly [Op in OperationName]: Handler<Op> };
/** The handlers of one tag of the contract: `export const venues: HandlersOf<'venues'> = { … }`. */
export type HandlersOf<Tag extends Routes[OperationName]['tag']> = {
  readonly [Op in OperationName as Routes[Op]['tag'] extends Tag ? Op : never]: Handler<Op>;
};
/** Some handlers by name. */
export type Handlers<Op extends OperationName> = Pick<MockApi, Op>;

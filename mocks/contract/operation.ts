import type { Database } from '../db/database.ts';
import type { Language, LocalText } from '../db/records.ts';
import { moduleTypeSchema } from '../db/schemas.ts';
import type { DbReader, DbWriter, tables } from '../db/tables.ts';
import type { Job } from '../rules/shared/job.ts';
import { type Identity, identify } from '../identity/sessions.ts';
import { hushed, tellAs } from '../rules/shared/nuisance.ts';
import { type RealtimeWriter, type Target, stageRealtime } from '../realtime/staging.ts';
import { isComplete, mayUseModule } from '../identity/profiles.ts';
import { type ErrorCode, errorTexts, languageOf } from '../texts.ts';
import { checkAnswer } from './answer.ts';
import { findStoredAnswer, repeat, Repetition, storeAnswer } from './idempotency.ts';
import { moduleOf, readInput, validateInput } from './input.ts';
import { OperationError, failure, success, tooMany } from './envelope.ts';
import type { Match } from './router.ts';
import type { MockApi, OperationErrorOptions, RealtimeEvent, TooManyOptions } from './types.ts';

export interface OperationHost {
  readonly db: Database<typeof tables>;
  readonly handlers: MockApi;
  readonly realtime: Target;
  /** What the writes of any operation may entail. */
  readonly followUps: readonly Job[];
  /** Receives each event once its operation is committed. */
  readonly publish: (event: RealtimeEvent) => void;
}

/** A handler whose operation is known only at run time. */
type LooseHandler = (input: unknown, ctx: unknown) => unknown;
type Tx = DbReader | DbWriter;

/**
 * One request from route to envelope: authenticate → module → validate → run → check the answer. Everything that writes
 * runs as one unit, including the check of the answer, so that a faulty handler changes no data.
 */
export async function handleOperation(
  host: OperationHost,
  match: Match,
  request: Request,
  now: number,
): Promise<Response> {
  const language = languageOf(request.headers.get('accept-language'));
  try {
    const raw = await readInput(request, match);
    const events: RealtimeEvent[] = [];
    const realtime = stageRealtime(host.realtime);
    const committed = (result: unknown) => {
      if (result instanceof OperationError) return;
      realtime.apply();
      events.forEach(host.publish);
    };
    const run = async (db: Tx): Promise<unknown> => {
      const identity = identify(db, request.headers.get('authorization'));
      if (!identity && !match.route.public) throw new OperationError(401, 'unauthenticated');
      if (identity && !isComplete(identity.user) && !match.route.public && !match.route.beforeProfile)
        throw new OperationError(403, 'profile_incomplete');
      const module = moduleTypeSchema.safeParse(moduleOf(raw));
      if (module.success && !mayUseModule(db, identity?.user ?? null, module.data))
        throw new OperationError(403, 'forbidden');
      const input = validateInput(match, raw, language);
      const key = isWriter(match, db)
        ? {
            operation: match.operation,
            key: raw.idempotencyKey,
            userId: identity?.user.id,
            now,
            path: input.path,
            body: input.body,
          }
        : null;
      const ctx = createContext({
        db,
        identity,
        module: module.data,
        language,
        now,
        origin: new URL(request.url).origin,
        realtime,
        emit: (event) => events.push(event),
      });
      // The table of handlers is total and typed by operation; the operation is known only at run time.
      const handler = host.handlers[match.operation] as LooseHandler;
      // before, since time may have freed something since the last job
      const follow = async () => {
        if (isWriter(match, db)) for (const one of host.followUps) await one(db, now, ctx.emit, realtime);
      };
      await follow();
      if (isWriter(match, db) && identity) tellAs(db, identity.user.id, now);
      const known = key && findStoredAnswer(db, key);
      if (known) throw await repeat(known.answer, () => handler(input, ctx));
      const answer = checkAnswer(match.operation, await handler(input, ctx));
      await follow();
      if (isWriter(match, db)) {
        events.splice(0, events.length, ...(await hushed(db, events)));
        await keepEvents(db, events, now);
      }
      if (isWriter(match, db) && key) await storeAnswer(db, key, answer);
      return answer;
    };
    const data = await (match.route.method === 'GET'
      ? run(host.db.read)
      : host.db.transact((db) => run(db).catch(errorKeepingWrites), committed));
    if (data instanceof OperationError) throw data;
    return success(match.route.success, data);
  } catch (error) {
    if (error instanceof Repetition) return success(match.route.success, error.answer);
    if (error instanceof OperationError) return failure(error, language);
    console.error(`mock backend: ${match.operation} failed`, error);
    return failure(new OperationError(500, 'failed'), language);
  }
}

/** An error whose writes stay is returned, so that the transaction commits; any other is thrown and undoes it. */
function errorKeepingWrites(error: unknown): OperationError {
  if (error instanceof OperationError && error.options.keepWrites) return error;
  throw error;
}

/** Only operations that are not GET run in a transaction. */
function isWriter(match: Match, db: Tx): db is DbWriter {
  return match.route.method !== 'GET' && 'insert' in db.users;
}

function createContext(at: {
  db: Tx;
  identity: Identity | null;
  module: unknown;
  language: Language;
  now: number;
  origin: string;
  realtime: RealtimeWriter;
  emit: (event: RealtimeEvent) => void;
}) {
  return {
    db: at.db,
    user: at.identity?.user ?? null,
    session: at.identity?.session ?? null,
    module: at.module ?? 'base',
    language: at.language,
    now: () => at.now,
    origin: at.origin,
    say: (text: ErrorCode | LocalText) => (typeof text === 'string' ? errorTexts[text] : text)[at.language],
    refuse(status: number, code: ErrorCode, message?: string, options?: OperationErrorOptions): never {
      throw new OperationError(status, code, message, options);
    },
    tooMany(wait: number, options?: TooManyOptions): never {
      throw tooMany(at.language, wait, options);
    },
    realtime: at.realtime,
    emit: at.emit,
  };
}

/** Keeps events for whoever is not online. */
export async function keepEvents(db: DbWriter, events: readonly RealtimeEvent[], now: number): Promise<void> {
  for (const event of events) {
    const data: unknown = structuredClone(event.data);
    await db.realtimeEvents.insert({ user_id: event.user_id, type: event.type, data: data as never, created_at: now }); // plain JSON: the table's schema checks it
  }
}

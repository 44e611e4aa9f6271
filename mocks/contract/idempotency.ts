import type { DbReader, DbWriter } from '../db/tables.ts';
import { sha1 } from '../realtime/sha1.ts';
import { OperationError } from './envelope.ts';

const DAY_MS = 86_400_000;

interface Asked {
  readonly operation: string;
  readonly key: string | null;
  readonly userId: number | undefined;
  readonly now: number;
  /** The identity of a request: path and parsed body, including the module. */
  readonly path: unknown;
  readonly body: unknown;
}

/**
 * The answer given before to this user for this key, within 24 h (design §0); `repeat` decides whether it is given again. Throws a 422 when the key came with another
 * request before: its answer would be about something else.
 */
export function findStoredAnswer(db: DbReader, asked: Asked): { answer: unknown } | null {
  if (asked.key === null || asked.userId === undefined) return null;
  const known = db.idempotency.one('key', asked.userId, asked.operation, asked.key);
  if (!known || asked.now - known.created_at >= DAY_MS) return null;
  if (known.request !== fingerprintOf(asked)) throw new OperationError(422, 'key_reused');
  return { answer: known.answer };
}

/** Thrown by a request that was answered before: it undoes whatever finding that out has written. */
export class Repetition extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('answered before');
    this.answer = answer;
  }
}

/** Statuses that say who may not: signed out, no right to do it, nothing there for this user. */
const NO_PERMISSION: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * What ends a repeated request: the answer given before, unless the same request would now be refused for lack of permission.
 * The operation itself says so: it runs once more, and what it writes is undone. Any other outcome (the slot is taken, by this
 * very user) is what a repetition is for.
 */
export async function repeat(answer: unknown, run: () => unknown): Promise<OperationError | Repetition> {
  try {
    await run();
  } catch (error) {
    if (error instanceof OperationError && NO_PERMISSION.has(error.status))
      return new OperationError(error.status, error.code, error.text, { ...error.options, keepWrites: false });
  }
  return new Repetition(answer);
}

/** Stores the answer in the same transaction as the writes it reports. */
export async function storeAnswer(db: DbWriter, asked: Asked, answer: unknown): Promise<void> {
  if (asked.key === null || asked.userId === undefined) return;
  const old = db.idempotency.one('key', asked.userId, asked.operation, asked.key);
  if (old) await db.idempotency.remove(old.id);
  await db.idempotency.insert({
    key: asked.key,
    operation: asked.operation,
    user_id: asked.userId,
    request: fingerprintOf(asked),
    answer: answer as never, // an answer is JSON; the table's schema checks it
    created_at: asked.now,
  });
}

/** Independent of the order of fields; a file counts by type and size. */
function fingerprintOf({ path, body }: Asked): string {
  return sha1(
    JSON.stringify([path, body], (_key, value: unknown) => {
      if (value instanceof Blob) return `${value.type} ${value.size}`;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    }),
  );
}

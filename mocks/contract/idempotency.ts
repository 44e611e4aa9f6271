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
 * The answer given before to this user for this key, within 24 h (design §0). Throws a 422 when the key came with another
 * request before: its answer would be about something else.
 */
export function findStoredAnswer(db: DbReader, asked: Asked): { answer: unknown } | null {
  if (asked.key === null || asked.userId === undefined) return null;
  const known = db.idempotency.one('key', asked.userId, asked.operation, asked.key);
  if (!known || asked.now - known.created_at >= DAY_MS) return null;
  if (known.request !== fingerprintOf(asked)) throw new OperationError(422, 'key_reused');
  return { answer: known.answer };
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

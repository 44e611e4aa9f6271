import type { DbReader, DbWriter } from '../db/tables.ts';

const DAY_MS = 86_400_000;

interface Asked {
  readonly operation: string;
  readonly key: string | null;
  readonly userId: number | undefined;
  readonly now: number;
}

/** The answer given before to this user for this key, within 24 h (design §0). */
export function recall(db: DbReader, asked: Asked): { answer: unknown } | null {
  if (asked.key === null || asked.userId === undefined) return null;
  const known = db.idempotency.one('key', asked.userId, asked.operation, asked.key);
  return known && asked.now - known.created_at < DAY_MS ? { answer: known.answer } : null;
}

/** Keeps the answer in the same transaction as the writes it tells of. */
export async function remember(db: DbWriter, asked: Asked, answer: unknown): Promise<void> {
  if (asked.key === null || asked.userId === undefined) return;
  const old = db.idempotency.one('key', asked.userId, asked.operation, asked.key);
  if (old) await db.idempotency.remove(old.id);
  await db.idempotency.insert({
    key: asked.key,
    operation: asked.operation,
    user_id: asked.userId,
    answer: answer as never, // an answer of the contract is JSON; the table's schema checks it
    created_at: asked.now,
  });
}

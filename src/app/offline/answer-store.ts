import type { DBSchema } from 'idb';
import type { KeptAnswer } from '../../shared/api/context.ts';
import { database } from '../../shared/platform/database.ts';

/** An answer of the server as it is kept. `url`: path and query of the read; `at`: epoch ms. */
export interface AnswerRow extends KeptAnswer {
  owner: string;
  url: string;
}

interface Tables extends DBSchema {
  answers: { key: [owner: string, url: string]; value: AnswerRow; indexes: { owner: string; at: number } };
}

/** A month on, nobody plans by it. */
const KEPT_FOR = 30 * 86_400_000;
/** The pages of some weeks, by whom they were read in all. */
const MOST = 300;

const open = database<Tables>('fusha-answers', (db) => {
  const answers = db.createObjectStore('answers', { keyPath: ['owner', 'url'] });
  answers.createIndex('owner', 'owner');
  answers.createIndex('at', 'at');
});

/** Each replaces the answer to the same read of the same owner. What is too old, or one too many, goes. Rejects where storage is refused or full. */
export async function putAnswers(rows: readonly AnswerRow[], now: number): Promise<void> {
  const db = await open();
  const transaction = db.transaction('answers', 'readwrite');
  const { store } = transaction;
  await Promise.all(rows.map((row) => store.put(row)));
  const tooMany = (await store.count()) - MOST;
  let cursor = await store.index('at').openCursor();
  for (let n = 0; cursor && (n < tooMany || cursor.value.at < now - KEPT_FOR); n += 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/** The answer to a read; null when none is kept. */
export async function readAnswer(owner: string, url: string): Promise<KeptAnswer | null> {
  const db = await open();
  return (await db.get('answers', [owner, url])) ?? null;
}

/** Removes the answers of everybody else. */
export async function keepOnly(owners: readonly string[]): Promise<void> {
  const db = await open();
  const transaction = db.transaction('answers', 'readwrite');
  let cursor = await transaction.store.index('owner').openCursor();
  for (; cursor; cursor = await cursor.continue()) if (!owners.includes(cursor.value.owner)) await cursor.delete();
  await transaction.done;
}

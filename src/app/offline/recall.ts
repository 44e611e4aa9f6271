import type { KeptAnswer } from '../../shared/api/context.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { listSports } from '../../shared/api/generated/endpoints/lookups/lookups.ts';
import { reportReached } from '../../shared/platform/network.ts';
import { readAnswer } from './answer-store.ts';
import { keyOf, ME, ownerOf } from './owner.ts';

/** The user of this page is the one of an earlier answer, until the server is reached. */
export const recalled = { user: false };

/** The last answer to a read that had none now, in this sign-in; null when none is kept. Rejects where storage is refused. */
export async function recall(url: string, token: string | null): Promise<KeptAnswer | null> {
  if (navigator.onLine) void askServer();
  else reportReached(false);
  const key = keyOf(url);
  const answer = await readAnswer(await ownerOf(token), key);
  if (answer && key === ME) recalled.user = true;
  return answer;
}

let isAsking = false;

/**
 * One read without an answer may be that read's own fault: taken for a lost network, it was read again after the answer to each other
 * one. A second read decides whether the server is there; its answer, whatever it says, is heard by `startOffline`.
 */
export async function askServer(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  await listSports().catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'unreachable') reportReached(false);
  });
  isAsking = false;
}

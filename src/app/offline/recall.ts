import type { KeptAnswer } from '../../shared/api/context.ts';
import { reportReached } from '../../shared/platform/network.ts';
import { readAnswer } from './answer-store.ts';
import { keyOf, ME, ownerOf } from './owner.ts';

/** The user of this page is the one of an earlier answer, until the server is reached. */
export const recalled = { user: false };

/** The last answer to a read that had none now, in this sign-in; null when none is kept. Rejects where storage is refused. */
export async function recall(url: string, token: string | null): Promise<KeptAnswer | null> {
  reportReached(false);
  const key = keyOf(url);
  const answer = await readAnswer(await ownerOf(token), key);
  if (answer && key === ME) recalled.user = true;
  return answer;
}

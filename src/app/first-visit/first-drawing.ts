import { pause } from '../../shared/platform/timers.ts';

/** The frame of index.html is replaced by the first page, or after this time without it; in ms. */
const FIRST_PAGE_WITHIN = 150;
/** An account that takes longer does not delay the app; in ms. */
const ACCOUNT_WITHIN = 4_000;

export interface FirstDrawingOptions {
  /** The loader of the first page has ended. */
  page: Promise<void>;
  /** index.html shows that page already. */
  isPainted: boolean;
  /** Says who the user is, and has taken over their language; null on a device that keeps a language. */
  account: Promise<void> | null;
}

/**
 * Resolves when the app takes the place of the frame in index.html. A device that does not know its user's language waits for the
 * account: nothing is drawn in another one (SET-04, INIT-02, decision 048).
 */
export async function firstDrawing({ page, isPainted, account }: FirstDrawingOptions): Promise<void> {
  const asked = account && Promise.race([account, pause(ACCOUNT_WITHIN)]);
  await (isPainted ? page : Promise.race([page, pause(FIRST_PAGE_WITHIN)]));
  await asked;
}

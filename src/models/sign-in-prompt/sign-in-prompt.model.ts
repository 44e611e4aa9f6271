import { createEvent, createStore } from 'effector';
import type { Wording } from '../snackbars/wording.ts';

export interface SignInPrompt {
  /** Inside address to come back to after sign-in. */
  returnTo: string;
  /** What the guest was about to do, e.g. "Book Fusha 1, Thu, Nov 26, 17:00". */
  reason?: Wording;
}

/** A guest tried something that needs an account: book, bookmark, account, bookings (AUTH-07 … AUTH-10). */
export const signInRequested = createEvent<SignInPrompt>();
/** The guest chose "Not now", closed the dialog, or continued to sign in. */
export const signInDismissed = createEvent();

/** The open prompt. */
export const $signInPrompt = createStore<SignInPrompt | null>(null)
  .on(signInRequested, (_, prompt) => prompt)
  .reset(signInDismissed);

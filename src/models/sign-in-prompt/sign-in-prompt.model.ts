import { createEvent, createStore } from 'effector';

/** A guest tried something that needs an account: book, bookmark, account, bookings (AUTH-07 … AUTH-10). */
export const signInRequested = createEvent<{ returnTo: string }>();
/** The guest chose "Not now", closed the dialog, or continued to sign in. */
export const signInDismissed = createEvent();

/** The open prompt; `returnTo` is the inside address to come back to after sign-in. */
export const $signInPrompt = createStore<{ returnTo: string } | null>(null)
  .on(signInRequested, (_, prompt) => prompt)
  .reset(signInDismissed);

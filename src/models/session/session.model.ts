import { createEffect, createEvent, createStore, sample } from 'effector';
import type { LoggedUser } from '../../shared/api/generated/model';
import { unbound } from '../unbound.ts';
import {
  decideSession,
  guest,
  isAuthenticated,
  isComplete,
  isUndecided,
  tokenOf,
  userOf,
  type Session,
  type SessionEvent,
} from './session.ts';

/** The outcome of GET /auth/me for one token. */
export type UserAnswer = { kind: 'user'; user: LoggedUser } | { kind: 'refused' } | { kind: 'unreachable' };

/** What storage should hold; null removes. `left` is the previous token: all tabs share the storage, so only this one may be removed. */
export interface KeptSession {
  token: string | null;
  user: LoggedUser | null;
  left: string | null;
}

const occurred = createEvent<SessionEvent>();

/** With the token from local storage. */
export const appStarted = occurred.prepend((token: string | null) => ({ type: 'started', token }));
export const signedIn = occurred.prepend((person: { token: string; user: LoggedUser }) => ({
  type: 'signed-in',
  ...person,
}));
export const signedOut = occurred.prepend(() => ({ type: 'signed-out' }));
/** An API call that carried this token was answered 401. */
export const tokenRefused = occurred.prepend((token: string) => ({ type: 'token-refused', token }));
export const userRetried = occurred.prepend(() => ({ type: 'retried' }));
/** A call returned changed data of the user (password set, profile saved). Another user's is ignored. */
export const userChanged = occurred.prepend((user: LoggedUser) => ({ type: 'user-changed', user }));
/** The token that another tab or the developer panel has stored, null for none. This tab's own token changes nothing. */
export const tokenGiven = occurred.prepend((token: string | null) => ({ type: 'token-given', token }));

/** Takes over what the account says of this device, its language among it. Awaited before `signedIn`, so that nothing is drawn for the user before; does not fail. */
export const welcomeFx = createEffect<LoggedUser, void>({ handler: () => {} });
/** Reads the user of a token. Does not fail: every outcome is an answer. */
export const readUserFx = createEffect<string, UserAnswer>(unbound);
/** Writes token and user to the browser's storage (ledger SEC-01, SEC-02). */
export const saveSessionFx = createEffect<KeptSession, void>(unbound);
/** Signs this device out at the server, with the token it had. */
export const leaveFx = createEffect<string, void>(unbound);

export const $session = createStore<Session>(guest);
export const $user = $session.map(userOf, { skipVoid: false });
export const $token = $session.map(tokenOf, { skipVoid: false });
export const $authenticated = $session.map(isAuthenticated);
/** Authenticated, with a password and a profile: may do what a user may. */
export const $complete = $session.map((session) => isAuthenticated(session) && isComplete(session.user), {
  skipVoid: false,
});
export const $undecided = $session.map(isUndecided);

sample({ clock: readUserFx.done, fn: ({ params, result }) => answerEvent(params, result), target: occurred });
// an exception is a broken answer, not a refusal: the token stays (R1)
sample({
  clock: readUserFx.fail,
  fn: ({ params }): SessionEvent => ({ type: 'user-unreachable', token: params }),
  target: occurred,
});

/** What an event did to the session; fires before `$session` changes. */
export const sessionDecided = sample({
  clock: occurred,
  source: $session,
  fn: (before, event) => ({ before, after: decideSession(before, event), event }),
});
$session.on(sessionDecided, (_, { after }) => after);
sample({
  clock: sessionDecided,
  filter: ({ before, after }) => before !== after,
  fn: ({ before, after }): KeptSession => ({ token: tokenOf(after), user: userOf(after), left: tokenOf(before) }),
  target: saveSessionFx,
});

// the session no longer has the token, so the effect is given it
sample({
  clock: sessionDecided.filterMap(({ before, event }) =>
    event.type === 'signed-out' ? (tokenOf(before) ?? undefined) : undefined,
  ),
  target: leaveFx,
});
sample({
  clock: $session.updates.filterMap((session) => (session.kind === 'checking' ? session.token : undefined)),
  target: readUserFx,
});

function answerEvent(token: string, answer: UserAnswer): SessionEvent {
  if (answer.kind === 'user') return { type: 'user-answered', token, user: answer.user };
  return answer.kind === 'refused' ? { type: 'user-refused', token } : { type: 'user-unreachable', token };
}

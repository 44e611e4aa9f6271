import { createEffect, createEvent, createStore, sample } from 'effector';
import type { LoggedUser } from '../../shared/api/generated/model';
import { decideSession, isAuthenticated, isUndecided, type Session, type SessionFact } from './session.ts';

/** How GET /auth/me ended, for the token it was asked with. */
export type UserAnswer = { kind: 'user'; user: LoggedUser } | { kind: 'refused' } | { kind: 'unreachable' };

export const appStarted = createEvent();
export const signedIn = createEvent<{ token: string; user: LoggedUser }>();
export const signedOut = createEvent();
/** An API call that carried this token was answered 401. */
export const tokenRefused = createEvent<string>();
export const userRetried = createEvent();
/** A call answered the user anew: password set, profile saved. One of somebody else is passed over. */
export const userChanged = createEvent<LoggedUser>();
/** A token came from outside the sign-in form (developer panel); its user is asked for. */
export const tokenGiven = createEvent<string>();

/** Asks who the token belongs to. Never fails: the ways it can end are its answer. */
export const readUserFx = createEffect<string, UserAnswer>(() => {
  throw new Error('readUserFx is bound at start');
});
/** Writes token and user to the browser's storage (ledger SEC-01, SEC-02); null forgets both. */
export const saveSessionFx = createEffect<{ token: string; user: LoggedUser | null } | null, void>(() => {
  throw new Error('saveSessionFx is bound at start');
});
/** Tells the server that this device leaves. */
export const leaveFx = createEffect<string, void>(() => {
  throw new Error('leaveFx is bound at start');
});

/** Filled from local storage by `fork({ values })`. */
export const $storedToken = createStore<string | null>(null);
export const $session = createStore<Session>({ kind: 'guest' });
export const $user = $session.map((session) => (session.kind === 'signed-in' ? session.user : null), { skipVoid: false });
export const $token = $session.map((session) => (session.kind === 'guest' ? null : session.token), { skipVoid: false });
export const $authenticated = $session.map(isAuthenticated);
export const $undecided = $session.map(isUndecided);

const factArrived = createEvent<SessionFact>();

/** A signed-in person is a guest all of a sudden: the server took the token back. Read before the session forgets it. */
export const signedOutByServer = sample({
  clock: tokenRefused,
  source: $session,
  filter: (session, token) => session.kind === 'signed-in' && session.token === token,
});

sample({ clock: appStarted, source: $storedToken, fn: (token): SessionFact => ({ type: 'started', token }), target: factArrived });
sample({ clock: tokenGiven, fn: (token): SessionFact => ({ type: 'started', token }), target: factArrived });
sample({ clock: signedIn, fn: (facts): SessionFact => ({ type: 'signed-in', ...facts }), target: factArrived });
sample({ clock: tokenRefused, fn: (token): SessionFact => ({ type: 'token-refused', token }), target: factArrived });
sample({ clock: userChanged, fn: (user): SessionFact => ({ type: 'user-changed', user }), target: factArrived });
sample({ clock: userRetried, fn: (): SessionFact => ({ type: 'retried' }), target: factArrived });
sample({ clock: readUserFx.done, fn: ({ params, result }) => factOf(params, result), target: factArrived });
// a reader that threw is a broken answer, not a refusal: the token stays (R1)
sample({ clock: readUserFx.fail, fn: ({ params }): SessionFact => ({ type: 'user-unreachable', token: params }), target: factArrived });

// the token is read before the session forgets it: the request to leave carries it
const left = sample({ clock: signedOut, source: $session, filter: (session) => session.kind !== 'guest' });
sample({ clock: left, fn: (session) => session.token, target: leaveFx });
sample({ clock: left, fn: (): SessionFact => ({ type: 'signed-out' }), target: factArrived });
sample({ clock: factArrived, source: $session, fn: decideSession, target: $session });

sample({
  clock: $session,
  filter: (session) => session.kind === 'checking',
  fn: (session) => (session.kind === 'checking' ? session.token : ''),
  target: readUserFx,
});
sample({
  clock: $session,
  fn: (session) => (session.kind === 'guest' ? null : { token: session.token, user: session.kind === 'signed-in' ? session.user : null }),
  target: saveSessionFx,
});

function factOf(token: string, answer: UserAnswer): SessionFact {
  if (answer.kind === 'user') return { type: 'user-answered', token, user: answer.user };
  return answer.kind === 'refused' ? { type: 'user-refused', token } : { type: 'user-unreachable', token };
}

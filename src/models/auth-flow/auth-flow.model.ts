import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionDecided, signedIn } from '../session/session.model.ts';
import { unbound } from '../unbound.ts';
import { decideAuthFlow, noAuthFlow, type AuthFlow, type AuthFlowEvent, type PhoneNumber } from './auth-flow.ts';

/** Registered, or refused at sign-in because the number is not verified; /auth/verify may be opened from now on. */
export const phoneToVerifySet = createEvent<PhoneNumber>();
/** A code for a new password was requested; /auth/verify may be opened from now on. */
export const forgotFlowStarted = createEvent<PhoneNumber>();
/** The code was correct. Fires before `signedIn`, since a sign-in with an unverified number ends the flow. */
export const phoneVerified = createEvent();
/** The new password is set, or the user has cancelled. */
export const forgotFlowEnded = createEvent();

/** Writes the flow to this tab's session storage (ledger SEC-03). */
export const saveAuthFlowFx = createEffect<AuthFlow, void>(unbound);

/** Filled from session storage by `fork({ values })`. */
export const $authFlow = createStore<AuthFlow>(noAuthFlow)
  .on(phoneToVerifySet, (flow, phone) => decideAuthFlow(flow, { type: 'phone-to-verify', phone }))
  .on(forgotFlowStarted, (flow, phone) => decideAuthFlow(flow, { type: 'forgot-started', phone }))
  .on(phoneVerified, (flow) => on(flow, 'phone-verified'))
  .on(forgotFlowEnded, (flow) => on(flow, 'forgot-ended'))
  .on(signedIn, (flow) => on(flow, 'signed-in'))
  .on(sessionDecided, (flow, { before, after, event }) =>
    before !== after && (after.kind === 'guest' || event.type === 'token-given') ? on(flow, 'left') : flow,
  );

export const $phoneToVerify = $authFlow.map((flow) => flow.phoneToVerify, { skipVoid: false });
export const $forgotFlow = $authFlow.map((flow) => flow.forgotFlow);

sample({ clock: $authFlow, target: saveAuthFlowFx });

function on(flow: AuthFlow, type: Exclude<AuthFlowEvent['type'], 'phone-to-verify' | 'forgot-started'>): AuthFlow {
  return decideAuthFlow(flow, { type });
}

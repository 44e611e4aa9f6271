import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  $token,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
} from '../session/session.model.ts';
import {
  $forgotFlow,
  $phoneToVerify,
  forgotFlowEnded,
  forgotFlowStarted,
  phoneToVerifySet,
  phoneVerified,
  saveAuthFlowFx,
} from './auth-flow.model.ts';
import { noAuthFlow, type AuthFlow } from './auth-flow.ts';

const phone = { phone_prefix: '+355', phone_number: '690000001' };
// the other fields play no part here
const user = { id: 1, is_verified: true, profiles: [] } as unknown as LoggedUser;

function setUp() {
  const save = vi.fn<(flow: AuthFlow) => void>();
  const scope = fork({
    handlers: [
      [saveAuthFlowFx, save],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
      [readUserFx, () => ({ kind: 'user', user })],
    ],
  });
  return {
    scope,
    save,
    flow: () => ({ phoneToVerify: scope.getState($phoneToVerify), forgotFlow: scope.getState($forgotFlow) }),
  };
}

describe('auth flow model', () => {
  it('[ENT-11] access token, number to verify and forgotten password stand side by side', async () => {
    const { scope, flow } = setUp();
    expect([scope.getState($token), flow()]).toEqual([null, { phoneToVerify: null, forgotFlow: false }]);
    await allSettled(forgotFlowStarted, { scope, params: phone });
    expect(flow()).toEqual({ phoneToVerify: phone, forgotFlow: true });
    await allSettled(phoneVerified, { scope });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect([scope.getState($token), flow()]).toEqual(['t', { phoneToVerify: null, forgotFlow: true }]);
  });
  it('[SEC-03] [AUTH-27] keeps the number of a registration until its code is right', async () => {
    const { scope, save, flow } = setUp();
    await allSettled(phoneToVerifySet, { scope, params: phone });
    expect(flow()).toEqual({ phoneToVerify: phone, forgotFlow: false });
    expect(save).toHaveBeenLastCalledWith({ phoneToVerify: phone, forgotFlow: false });
    await allSettled(phoneVerified, { scope });
    expect(flow()).toEqual(noAuthFlow);
    expect(save).toHaveBeenLastCalledWith(noAuthFlow);
  });
  it('[AUTH-05] [ENT-206] the forgotten password stays open over verification and sign-in until a new one is set', async () => {
    const { scope, flow } = setUp();
    await allSettled(forgotFlowStarted, { scope, params: phone });
    await allSettled(phoneVerified, { scope });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(flow()).toEqual({ phoneToVerify: null, forgotFlow: true });
    await allSettled(forgotFlowEnded, { scope });
    expect(flow()).toEqual(noAuthFlow);
  });
  it('whoever signs in another way ends a flow that waits for a code', async () => {
    const { scope, flow } = setUp();
    await allSettled(forgotFlowStarted, { scope, params: phone });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(flow()).toEqual(noAuthFlow);
  });
  it.each([
    ['signing out', (scope: Scope) => allSettled(signedOut, { scope })],
    ['a refused token', (scope: Scope) => allSettled(tokenRefused, { scope, params: 't' })],
  ])('%s leaves nothing behind', async (_, leave) => {
    const { scope, save, flow } = setUp();
    await allSettled(forgotFlowStarted, { scope, params: phone });
    await allSettled(phoneVerified, { scope });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await leave(scope);
    expect(flow()).toEqual(noAuthFlow);
    expect(save).toHaveBeenLastCalledWith(noAuthFlow);
  });
  it('a token from another tab ends the flow', async () => {
    const { scope, flow } = setUp();
    await allSettled(forgotFlowStarted, { scope, params: phone });
    await allSettled(tokenGiven, { scope, params: 'other' });
    expect(flow()).toEqual(noAuthFlow);
  });
  it('stays when the token is compared and is the same', async () => {
    const { scope, flow } = setUp();
    await allSettled(phoneToVerifySet, { scope, params: phone });
    await allSettled(tokenGiven, { scope, params: null });
    expect(flow().phoneToVerify).toEqual(phone);
  });
  it('a guest who was refused nothing keeps the number', async () => {
    const { scope, flow } = setUp();
    await allSettled(phoneToVerifySet, { scope, params: phone });
    await allSettled(signedOut, { scope });
    await allSettled(tokenRefused, { scope, params: 'old' });
    expect(flow()).toEqual({ phoneToVerify: phone, forgotFlow: false });
  });
});

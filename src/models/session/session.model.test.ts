import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  $authenticated,
  $session,
  $storedToken,
  $token,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  signedOutByServer,
  tokenGiven,
  tokenRefused,
  userChanged,
  userRetried,
  type UserAnswer,
} from './session.model.ts';

// only id and is_verified are read here
const user = { id: 1, is_verified: true, profiles: [] } as unknown as LoggedUser;

function setUp(options: { stored?: string | null; answer?: () => UserAnswer } = {}) {
  const readUser = vi.fn<(token: string) => UserAnswer>(options.answer ?? (() => ({ kind: 'user', user })));
  const save = vi.fn<(kept: unknown) => void>();
  const leave = vi.fn<(token: string) => void>();
  const scope = fork({
    values: [[$storedToken, options.stored ?? null]],
    handlers: [
      [readUserFx, readUser],
      [saveSessionFx, save],
      [leaveFx, leave],
    ],
  });
  return { scope, readUser, save, leave };
}

describe('session model', () => {
  it('starts as a guest without a token and asks nothing', async () => {
    const { scope, readUser } = setUp();
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
    expect(readUser).not.toHaveBeenCalled();
  });
  it('[INIT-03] asks once who a found token belongs to', async () => {
    const { scope, readUser } = setUp({ stored: 't' });
    await allSettled(appStarted, { scope });
    expect(readUser).toHaveBeenCalledExactlyOnceWith('t');
    expect(scope.getState($authenticated)).toBe(true);
  });
  it('[API-14] forgets a token that is refused', async () => {
    const { scope, save } = setUp({ stored: 't', answer: () => ({ kind: 'refused' }) });
    await allSettled(appStarted, { scope });
    expect(scope.getState($token)).toBeNull();
    expect(save).toHaveBeenLastCalledWith(null);
  });
  it('keeps a token whose user could not be read, and asks again when told to (R1)', async () => {
    const answers: UserAnswer[] = [{ kind: 'unreachable' }, { kind: 'user', user }];
    const { scope, readUser } = setUp({ stored: 't', answer: () => answers.shift() ?? { kind: 'refused' } });
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual({ kind: 'unreachable', token: 't' });
    await allSettled(userRetried, { scope });
    expect(scope.getState($session)).toEqual({ kind: 'signed-in', token: 't', user });
    expect(readUser).toHaveBeenCalledTimes(2);
  });
  it('[SEC-01] [SEC-02] saves token and user on sign-in', async () => {
    const { scope, save } = setUp();
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(save).toHaveBeenLastCalledWith({ token: 't', user });
  });
  it('leaves with the token it forgets on sign-out', async () => {
    const { scope, leave, save } = setUp({ stored: 't' });
    await allSettled(appStarted, { scope });
    await allSettled(signedOut, { scope });
    expect(leave).toHaveBeenCalledExactlyOnceWith('t');
    expect(save).toHaveBeenLastCalledWith(null);
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
  });
  it('does nothing when a guest signs out', async () => {
    const { scope, leave } = setUp();
    await allSettled(appStarted, { scope });
    await allSettled(signedOut, { scope });
    expect(leave).not.toHaveBeenCalled();
  });
  it('is a guest after a 401, but not for a token it no longer uses', async () => {
    const { scope } = setUp({ stored: 't' });
    await allSettled(appStarted, { scope });
    await allSettled(tokenRefused, { scope, params: 'old' });
    expect(scope.getState($authenticated)).toBe(true);
    await allSettled(tokenRefused, { scope, params: 't' });
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
  });
  it('takes over what a call says of the user, and keeps it', async () => {
    const { scope, save } = setUp({ stored: 't' });
    await allSettled(appStarted, { scope });
    const changed = { ...user, password_set: true };
    await allSettled(userChanged, { scope, params: changed });
    expect(scope.getState($session)).toEqual({ kind: 'signed-in', token: 't', user: changed });
    expect(save).toHaveBeenLastCalledWith({ token: 't', user: changed });
  });
  it('tells when the server has taken back the token of a signed-in person, and only then', async () => {
    const { scope } = setUp({ stored: 't' });
    const told = vi.fn<(session: unknown) => void>();
    createWatch({ unit: signedOutByServer, scope, fn: told });
    await allSettled(tokenRefused, { scope, params: 't' });
    await allSettled(appStarted, { scope });
    await allSettled(tokenRefused, { scope, params: 'old' });
    expect(told).not.toHaveBeenCalled();
    await allSettled(tokenRefused, { scope, params: 't' });
    await allSettled(tokenRefused, { scope, params: 't' });
    expect(told).toHaveBeenCalledTimes(1);
  });
  it('asks for the user of a token that is given to it', async () => {
    const { scope, readUser } = setUp();
    await allSettled(tokenGiven, { scope, params: 'g' });
    expect(readUser).toHaveBeenCalledExactlyOnceWith('g');
    expect(scope.getState($token)).toBe('g');
  });
});

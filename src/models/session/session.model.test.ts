import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  $authenticated,
  $session,
  $token,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
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
    handlers: [
      [readUserFx, readUser],
      [saveSessionFx, save],
      [leaveFx, leave],
    ],
  });
  const start = () => allSettled(appStarted, { scope, params: options.stored ?? null });
  return { scope, start, readUser, save, leave };
}

describe('session model', () => {
  it('starts as a guest without a token and requests nothing', async () => {
    const { scope, start, readUser } = setUp();
    await start();
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
    expect(readUser).not.toHaveBeenCalled();
  });
  it('[INIT-03] reads the user of a stored token once', async () => {
    const { scope, start, readUser } = setUp({ stored: 't' });
    await start();
    expect(readUser).toHaveBeenCalledExactlyOnceWith('t');
    expect(scope.getState($authenticated)).toBe(true);
  });
  it('[API-14] forgets a token that is refused', async () => {
    const { scope, start, save } = setUp({ stored: 't', answer: () => ({ kind: 'refused' }) });
    await start();
    expect(scope.getState($token)).toBeNull();
    expect(save).toHaveBeenLastCalledWith({ token: null, user: null, left: 't' });
  });
  it('keeps a token whose user could not be read, and reads it again on retry (R1)', async () => {
    const answers: UserAnswer[] = [{ kind: 'unreachable' }, { kind: 'user', user }];
    const { scope, start, readUser } = setUp({ stored: 't', answer: () => answers.shift() ?? { kind: 'refused' } });
    await start();
    expect(scope.getState($session)).toEqual({ kind: 'unreachable', token: 't' });
    await allSettled(userRetried, { scope });
    expect(scope.getState($session)).toEqual({ kind: 'signed-in', token: 't', user });
    expect(readUser).toHaveBeenCalledTimes(2);
  });
  it('[SEC-01] [SEC-02] saves token and user on sign-in', async () => {
    const { scope, save } = setUp();
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(save).toHaveBeenLastCalledWith({ token: 't', user, left: null });
  });
  it('leaves with the token it forgets on sign-out', async () => {
    const { scope, start, leave, save } = setUp({ stored: 't' });
    await start();
    await allSettled(signedOut, { scope });
    expect(leave).toHaveBeenCalledExactlyOnceWith('t');
    expect(save).toHaveBeenLastCalledWith({ token: null, user: null, left: 't' });
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
  });
  it('does nothing when a guest signs out', async () => {
    const { scope, start, leave } = setUp();
    await start();
    await allSettled(signedOut, { scope });
    expect(leave).not.toHaveBeenCalled();
  });
  it('is a guest after a 401, but not for a token it no longer uses', async () => {
    const { scope, start } = setUp({ stored: 't' });
    await start();
    await allSettled(tokenRefused, { scope, params: 'old' });
    expect(scope.getState($authenticated)).toBe(true);
    await allSettled(tokenRefused, { scope, params: 't' });
    expect(scope.getState($session)).toEqual({ kind: 'guest' });
  });
  it('takes over and saves changed data of the user', async () => {
    const { scope, start, save } = setUp({ stored: 't' });
    await start();
    const changed = { ...user, password_set: true };
    await allSettled(userChanged, { scope, params: changed });
    expect(scope.getState($session)).toEqual({ kind: 'signed-in', token: 't', user: changed });
    expect(save).toHaveBeenLastCalledWith({ token: 't', user: changed, left: 't' });
  });
  it('reads the user of a token from another tab', async () => {
    const { scope, readUser } = setUp();
    await allSettled(tokenGiven, { scope, params: 'g' });
    expect(readUser).toHaveBeenCalledExactlyOnceWith('g');
    expect(scope.getState($token)).toBe('g');
  });

  describe('when another tab has changed the token', () => {
    const states = {
      guest: async () => setUp(),
      checking: async () => opened({ answer: () => new Promise<UserAnswer>(() => {}) as unknown as UserAnswer }), // never answered
      unreachable: async () => opened({ answer: () => ({ kind: 'unreachable' }) }),
      'signed-in': async () => opened({}),
    };
    const opened = async (options: { answer?: () => UserAnswer }) => {
      const set = setUp({ stored: 'a', ...options });
      void set.start();
      await vi.waitFor(() => expect(set.readUser).toHaveBeenCalled());
      await Promise.resolve();
      return set;
    };
    const kinds = ['guest', 'checking', 'unreachable', 'signed-in'] as const;

    it.each(kinds)('%s: the same token changes and saves nothing', async (kind) => {
      const { scope, save, readUser } = await states[kind]();
      const before = scope.getState($session);
      const calls = [save.mock.calls.length, readUser.mock.calls.length];
      expect(before.kind).toBe(kind);
      void allSettled(tokenGiven, { scope, params: kind === 'guest' ? null : 'a' });
      expect(scope.getState($session)).toBe(before);
      expect([save.mock.calls.length, readUser.mock.calls.length]).toEqual(calls);
    });
    it.each(kinds)('%s: without a token it is a guest, and removes no other token', async (kind) => {
      const { scope, save } = await states[kind]();
      void allSettled(tokenGiven, { scope, params: null });
      expect(scope.getState($session)).toEqual({ kind: 'guest' });
      const forgets = { token: null, user: null, left: 'a' };
      expect(save.mock.lastCall ?? null).toEqual(kind === 'guest' ? null : [forgets]);
    });
    it.each(kinds)('%s: the user of another token is read', async (kind) => {
      const { scope, readUser, save } = await states[kind]();
      void allSettled(tokenGiven, { scope, params: 'b' });
      expect(readUser).toHaveBeenLastCalledWith('b');
      expect(scope.getState($token)).toBe('b');
      expect(save.mock.calls).toContainEqual([{ token: 'b', user: null, left: kind === 'guest' ? null : 'a' }]);
    });
  });
});

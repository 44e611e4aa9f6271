import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  leaveFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
  readUserFx,
} from '../session/session.model.ts';
import { bindRunner } from '../machine.ts';
import { $draftOwner, draftDropped, draftsFlushed, draftsMachine, draftTyped } from './drafts.model.ts';
import { changeDrafts, DRAFT_SAVE_MS, type Drafts } from './drafts.ts';

// the other fields play no part here
const userOf = (id: number) => ({ id, is_verified: true, profiles: [] }) as unknown as LoggedUser;
const place = { form: 'profile' };

function setUp() {
  let drafts: Drafts = {};
  const startTimer = vi.fn<(ms: number) => void>();
  const scope = fork({
    handlers: [
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
      [readUserFx, () => ({ kind: 'unreachable' })],
    ],
  });
  bindRunner(scope, draftsMachine, (command) => {
    if (command.type === 'save') drafts = changeDrafts(drafts, command.changes, 1);
    else startTimer(command.ms);
  });
  const type = (name: string) =>
    allSettled(draftTyped, { scope, params: { owner: scope.getState($draftOwner), place, values: { name } } });
  const signIn = (id: number) => allSettled(signedIn, { scope, params: { token: `t${id}`, user: userOf(id) } });
  const names = () => Object.fromEntries(Object.entries(drafts).map(([id, { values }]) => [id, values['name']]));
  return { scope, startTimer, type, signIn, names };
}

describe('drafts model', () => {
  it('saves at most 300 ms after the first key, however long the typing goes on', async () => {
    expect(DRAFT_SAVE_MS).toBeLessThanOrEqual(300);
    const { scope, startTimer, type, names } = setUp();
    await type('A');
    await type('Ar');
    expect(startTimer.mock.calls).toEqual([[DRAFT_SAVE_MS]]);
    expect(names()).toEqual({});
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({ 'guest/profile/': 'Ar' });
    await type('Ard');
    expect(startTimer).toHaveBeenCalledTimes(2);
  });
  it('saves at once when the page is left', async () => {
    const { scope, type, names } = setUp();
    await type('A');
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({ 'guest/profile/': 'A' });
  });
  it('hands a guest’s over at sign-in, what is not saved yet too', async () => {
    const { type, signIn, names } = setUp();
    await type('A');
    await signIn(1);
    expect(names()).toEqual({ '1/profile/': 'A' });
  });
  it('keeps a user’s when the token is refused, for that user alone', async () => {
    const { scope, type, signIn, names } = setUp();
    await signIn(1);
    await type('A');
    await allSettled(tokenRefused, { scope, params: 't1' });
    expect(names()).toEqual({ '1/profile/': 'A' });
    await signIn(2);
    expect(names()).toEqual({ '1/profile/': 'A' });
  });
  it('removes all at sign-out, and ignores what the closing form still reports', async () => {
    const { scope, type, signIn, names } = setUp();
    await signIn(1);
    await type('A');
    await allSettled(draftsFlushed, { scope });
    await type('Ar');
    await allSettled(signedOut, { scope });
    await allSettled(draftTyped, { scope, params: { owner: 1, place, values: { name: 'Ard' } } });
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({});
  });
  it.each([null, 't2'])('writes nothing more of a user whose token another tab has replaced by %j', async (token) => {
    const { scope, type, signIn, names } = setUp();
    await signIn(1);
    await type('A');
    await allSettled(tokenGiven, { scope, params: token });
    await allSettled(draftTyped, { scope, params: { owner: 1, place, values: { name: 'Ar' } } });
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({});
  });
  it('keeps a guest’s when somebody signs in in another tab', async () => {
    const { scope, type, names } = setUp();
    await type('A');
    await allSettled(tokenGiven, { scope, params: 't2' });
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({ 'guest/profile/': 'A' });
  });
  it('saves by itself, with its own timer, to the browser’s storage', async () => {
    vi.useFakeTimers();
    const kept = new Map<string, string>();
    const area = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
    const scope = fork();
    await allSettled(draftTyped, { scope, params: { owner: null, place, values: { name: 'A' } } });
    vi.advanceTimersByTime(DRAFT_SAVE_MS - 1);
    expect([...kept.keys()]).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([...kept.keys()]).toEqual(['fusha-drafts']);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  it('removes what was submitted', async () => {
    const { scope, type, names } = setUp();
    await type('A');
    await allSettled(draftsFlushed, { scope });
    await type('Ar');
    await allSettled(draftDropped, { scope, params: { owner: null, place } });
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({});
  });
});

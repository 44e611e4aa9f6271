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
import type { Timer } from '../../shared/platform/timers.ts';
import {
  $draftOwner,
  draftDropped,
  draftsElapsed,
  draftsFlushed,
  draftTyped,
  saveDraftsFx,
  scheduleDraftsFx,
  type DraftsToSave,
} from './drafts.model.ts';
import { changeDrafts, DRAFT_SAVE_MS, type Drafts } from './drafts.ts';

// the other fields play no part here
const userOf = (id: number) => ({ id, is_verified: true, profiles: [] }) as unknown as LoggedUser;
const place = { form: 'profile' };

function setUp() {
  let drafts: Drafts = {};
  const schedule = vi.fn<(timers: readonly Timer[]) => void>();
  const scope = fork({
    handlers: [
      [saveDraftsFx, ({ changes }: DraftsToSave) => void (drafts = changeDrafts(drafts, changes, 1))],
      [scheduleDraftsFx, schedule],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
      [readUserFx, () => ({ kind: 'unreachable' })],
    ],
  });
  const type = (name: string) =>
    allSettled(draftTyped, { scope, params: { owner: scope.getState($draftOwner), place, values: { name } } });
  const signIn = (id: number) => allSettled(signedIn, { scope, params: { token: `t${id}`, user: userOf(id) } });
  const names = () => Object.fromEntries(Object.entries(drafts).map(([id, { values }]) => [id, values['name']]));
  return { scope, schedule, type, signIn, names };
}

describe('drafts model', () => {
  it('saves at most 300 ms after the first key, however long the typing goes on', async () => {
    expect(DRAFT_SAVE_MS).toBeLessThanOrEqual(300);
    const { scope, schedule, type, names } = setUp();
    await type('A');
    await type('Ar');
    expect(schedule.mock.calls).toEqual([[[{ id: 'drafts', ms: DRAFT_SAVE_MS }]]]);
    expect(names()).toEqual({});
    await allSettled(draftsElapsed, { scope, params: { id: 'drafts', now: 5 } });
    expect(names()).toEqual({ 'guest/profile/': 'Ar' });
    await type('Ard');
    expect(schedule).toHaveBeenCalledTimes(2);
  });
  it('saves at once when the page goes', async () => {
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
  it('forgets all at sign-out, and what the closing form still says', async () => {
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
  it.each([
    ['the user’s own token', 't1', 't1', ['1/profile/', 'guest/a/']],
    ['no token any more', 't1', null, ['guest/a/']],
    ['the token of somebody else', 't1', 't2', ['guest/a/']],
    ['nobody here, whose token was just refused', null, null, ['1/profile/', 'guest/a/']],
  ])('with %s in storage', async (_, token, stored, written) => {
    const kept = new Map(stored === null ? [] : [['fusha-token', stored]]);
    const area = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
    const changes = [
      { type: 'put', id: '1/profile/', values: { name: 'A' } },
      { type: 'put', id: 'guest/a/', values: {} },
    ] as const;
    await allSettled(saveDraftsFx, { scope: fork(), params: { changes, token } });
    vi.unstubAllGlobals();
    const saved = JSON.parse(kept.get('fusha-drafts') ?? '{}') as object; // as the storage of drafts writes them
    expect(Object.keys(saved)).toEqual(written);
  });
  it('forgets what was sent', async () => {
    const { scope, type, names } = setUp();
    await type('A');
    await allSettled(draftsFlushed, { scope });
    await type('Ar');
    await allSettled(draftDropped, { scope, params: { owner: null, place } });
    await allSettled(draftsFlushed, { scope });
    expect(names()).toEqual({});
  });
});

import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import { leaveFx, saveSessionFx, signedIn, signedOut, tokenRefused } from '../session/session.model.ts';
import type { Timer } from '../../shared/platform/timers.ts';
import { $draftOwner, draftDropped, draftsElapsed, draftsFlushed, draftTyped, saveDraftsFx, scheduleDraftsFx } from './drafts.model.ts';
import { changeDrafts, DRAFT_SAVE_MS, type DraftChange, type Drafts } from './drafts.ts';

// the other fields play no part here
const userOf = (id: number) => ({ id, is_verified: true, profiles: [] }) as unknown as LoggedUser;
const place = { form: 'profile' };

function setUp() {
  let drafts: Drafts = {};
  const schedule = vi.fn<(timers: readonly Timer[]) => void>();
  const scope = fork({
    handlers: [
      [saveDraftsFx, (changes: readonly DraftChange[]) => void (drafts = changeDrafts(drafts, changes, 1))],
      [scheduleDraftsFx, schedule],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  const type = (name: string) => allSettled(draftTyped, { scope, params: { owner: scope.getState($draftOwner), place, values: { name } } });
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

import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import { createStorage } from '../../shared/platform/storage.ts';
import { $session, readUserFx, saveSessionFx, signedIn } from '../../models/session/session.model.ts';
import { followOtherTabs } from './other-tabs.ts';

// the other fields play no part here
const user = { id: 1, is_verified: true, profiles: [] } as unknown as LoggedUser;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const stops: (() => void)[] = [];

beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

async function setUp({ stored = 'a', follows = true }: { stored?: string | null; follows?: boolean } = {}) {
  const kept = new Map<string, string>(stored === null ? [] : [['fusha-token', stored]]);
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const storage = createStorage({ local: () => area, session: () => area });
  const scope = fork({
    handlers: [
      [readUserFx, () => new Promise<never>(() => {})],
      [saveSessionFx, () => {}],
    ],
  });
  await allSettled(signedIn, { scope, params: { token: 'a', user } });
  const follow = () => stops.push(followOtherTabs(scope, storage));
  if (follows) follow();
  return { kept, follow, kind: () => scope.getState($session).kind };
}
const heard = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('a tab follows the token in local storage', () => {
  it.each<[string, () => void]>([
    ['another tab wrote it', () => heard('fusha-token')],
    ['all of the storage was cleared', () => heard(null)],
    ['the page is looked at again', () => page.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page comes out of the browser’s memory',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('when %s', async (_, happens) => {
    const { kept, kind } = await setUp();
    happens();
    expect(kind()).toBe('signed-in');
    kept.set('fusha-token', 'b');
    happens();
    expect(kind()).toBe('checking');
    kept.delete('fusha-token');
    happens();
    expect(kind()).toBe('guest');
  });
  it('at once: another tab may have been quicker', async () => {
    const { follow, kind } = await setUp({ stored: null, follows: false });
    expect(kind()).toBe('signed-in');
    follow();
    expect(kind()).toBe('guest');
  });
  it('and looks at nothing else that is written there, nor after its end', async () => {
    const { kept, kind } = await setUp();
    kept.delete('fusha-token');
    heard('fusha-drafts');
    expect(kind()).toBe('signed-in');
    for (const stop of stops.splice(0)) stop();
    heard('fusha-token');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(kind()).toBe('signed-in');
  });
});

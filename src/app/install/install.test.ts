import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { $install, installDismissed, installPressed } from '../../models/install/install.model.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { listenForOffer } from './early-offer.ts';
import { startInstall } from './install.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const stops: (() => void)[] = [];
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('window', {});
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  listenForOffer();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Device {
  stored?: string;
  userAgent?: string;
  installed?: boolean;
}

function setUp({ stored, userAgent = 'Chrome', installed = false }: Device = {}) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  const kept = new Map<string, string>(stored === undefined ? [] : [['fusha-hide-install', stored]]);
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const scope = fork();
  const start = () => stops.push(startInstall(scope, createStorage({ local: () => area, session: () => area })));
  return { kept, scope, start, shown: () => scope.getState($install) };
}

/** The browser offers it; says whether it still shows an offer of its own. */
function offer(outcome: 'accepted' | 'dismissed', prompt = vi.fn(async () => {})) {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  return { prompt, isOwn: !event.defaultPrevented };
}

describe('the offer of the browser', () => {
  it('[PWA-11] is shown whether it came before or after the app had loaded, and only by the app', () => {
    const before = setUp();
    expect(offer('accepted').isOwn).toBe(false);
    before.start();
    expect(before.shown()).toBe('offered');
    const after = setUp();
    after.start();
    expect(after.shown()).toBeNull();
    expect(offer('accepted').isOwn).toBe(false);
    expect(after.shown()).toBe('offered');
  });

  it('[PWA-12] pressed: the browser asks, and what it says ends it without a trace', async () => {
    const { start, shown, scope, kept } = setUp();
    start();
    const { prompt } = offer('accepted');
    await allSettled(installPressed, { scope });
    expect([prompt.mock.calls.length, shown(), [...kept]]).toEqual([1, null, []]);
  });

  it('[PWA-12] installed by the menu of the browser: it is gone', () => {
    const { start, shown, kept } = setUp();
    start();
    offer('accepted');
    dispatchEvent(new Event('appinstalled'));
    expect([shown(), [...kept]]).toEqual([null, []]);
  });

  it('[PWA-13] [PWA-14] cancelled in the dialog of the browser: dismissed and remembered', async () => {
    const { start, shown, scope, kept } = setUp();
    start();
    offer('dismissed');
    await allSettled(installPressed, { scope });
    offer('accepted');
    expect([shown(), [...kept]]).toEqual([null, [['fusha-hide-install', '1']]]);
  });

  it('that cannot be taken up is gone, until there is another', async () => {
    const { start, shown, scope, kept } = setUp();
    start();
    offer(
      'accepted',
      vi.fn(() => Promise.reject(new Error('used'))),
    );
    await allSettled(installPressed, { scope });
    expect([shown(), warn.mock.calls.length, [...kept]]).toEqual([null, 1, []]);
    offer('accepted');
    expect(shown()).toBe('offered');
  });
});

describe('a dismissal', () => {
  it('[PWA-13] [PWA-14] is kept on this device and ends later offers', async () => {
    const { start, shown, scope, kept } = setUp();
    start();
    offer('accepted');
    await allSettled(installDismissed, { scope });
    offer('accepted');
    expect([shown(), [...kept]]).toEqual([null, [['fusha-hide-install', '1']]]);
  });

  it('[PWA-14] of an earlier visit ends the offer of this one', () => {
    const { start, shown } = setUp({ stored: '1' });
    offer('accepted');
    start();
    offer('accepted');
    expect(shown()).toBeNull();
  });

  it('[PWA-14] in another tab ends it here; other keys do not', () => {
    const { start, shown } = setUp();
    start();
    offer('accepted');
    const heard = (key: string, newValue: string | null) =>
      dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    heard('fusha-token', '1');
    heard('fusha-hide-install', null);
    expect(shown()).toBe('offered');
    heard('fusha-hide-install', '1');
    expect(shown()).toBeNull();
  });
});

it.each<[string, Device, string | null]>([
  ['Safari on iOS', { userAgent: IPHONE }, 'guide'],
  ['Safari on iOS after a dismissal', { userAgent: IPHONE, stored: '1' }, null],
  ['the app installed on iOS', { userAgent: IPHONE, installed: true }, null],
  ['another browser without an offer', {}, null],
])('[PWA-11] [PWA-14] %s: see the last column', (_where, device, expected) => {
  const { start, shown } = setUp(device);
  start();
  expect(shown()).toBe(expected);
});

it('[PWA-12] an installed app shows no offer', () => {
  const { start, shown } = setUp({ installed: true });
  start();
  offer('accepted');
  expect(shown()).toBeNull();
});

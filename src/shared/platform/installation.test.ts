import { afterEach, expect, it, vi } from 'vitest';
import { isInstalled, isIosSafari } from './installation.ts';

afterEach(() => vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 5, true],
  ['an iPad', `${MAC} Version/18.6 Safari/605.1.15`, 5, true],
  ['a Mac', `${MAC} Version/18.6 Safari/605.1.15`, 0, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['a page within Instagram', `${IPHONE} Mobile/15E148 Instagram 390.0.0`, 5, false],
  ['a page within another app', `${IPHONE} Mobile/15E148`, 5, false],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('%s is told how to install by its menu: see the last column', (_device, userAgent, maxTouchPoints, expected) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
});

it.each([
  [true, {}, true],
  [false, { standalone: true }, true],
  [false, { standalone: false }, false],
  [false, {}, false],
])('[PWA-12] display-mode standalone %s, navigator %j: installed %s', (matches, navigator, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(display-mode: standalone)' }));
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', navigator);
  expect(isInstalled()).toBe(expected);
});

it.each([
  ['android', true],
  ['web', false],
])('[PWA-12] in a page of Capacitor on %s: installed %s', (platform, expected) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { Capacitor: { getPlatform: () => platform, Plugins: {} } });
  expect(isInstalled()).toBe(expected);
});

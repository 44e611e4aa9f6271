import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { Capacitor } from '../../shared/platform/capacitor.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { chooseTheme } from '../../shared/platform/theme.ts';
import { startNative } from './start-native.ts';

const stops: (() => void)[] = [];
const system = Object.assign(new EventTarget(), { matches: false });
const opened = vi.fn<(detail: unknown) => void>();
const back = vi.fn<() => void>();
const setAttribute = vi.fn<(name: string, value: string) => void>();
let page: EventTarget[] = [];
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  const target = new EventTarget();
  target.addEventListener('fusha:open-url', (event) => opened((event as CustomEvent<unknown>).detail)); // the only one of this name
  system.matches = false;
  page = [];
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', target);
  vi.stubGlobal('history', { back });
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    activeElement: null,
    querySelectorAll: (selector: string) => (selector.startsWith('meta') ? [{ setAttribute }] : page),
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  browserStorage.remove(storageKeys.theme);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const mock of [opened, back, setAttribute]) mock.mockClear();
});

/** Capacitor's object with both plugins; what is asked of the bar, and how the system tells of something. */
function setUp() {
  const bar: [string, unknown][] = [];
  const call = (name: string) => async (options: unknown) => void bar.push([name, options]);
  const listeners = new Map<string, (event: never) => void>();
  const minimizeApp = vi.fn(async () => {});
  const shell: Capacitor = {
    getPlatform: () => 'android',
    Plugins: {
      App: {
        addListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
        minimizeApp,
      },
      StatusBar: {
        setBackgroundColor: call('color'),
        setOverlaysWebView: call('overlay'),
        setStyle: call('style'),
      },
    },
  };
  stops.push(startNative(shell));
  const tell = (name: string, event: object) => listeners.get(name)?.(event as never); // each listener's own shape
  return { bar, tell, minimizeApp };
}

describe('the status bar of the wrapper', () => {
  it('[UI-14] has the ground of the page with text that can be read on it, and follows the theme', () => {
    const { bar } = setUp();
    expect(bar.splice(0)).toEqual([
      ['overlay', { overlay: false }],
      ['color', { color: '#f7f5fb' }],
      ['style', { style: 'LIGHT' }],
    ]);
    chooseTheme('dark');
    expect(bar.splice(0)).toEqual([
      ['overlay', { overlay: false }],
      ['color', { color: '#14101f' }],
      ['style', { style: 'DARK' }],
    ]);
    system.dispatchEvent(new Event('change')); // a chosen theme does not follow the system
    expect(bar.splice(0)[1]).toEqual(['color', { color: '#14101f' }]);
    chooseTheme('system');
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(bar.map(([, options]) => options).slice(-2)).toEqual([{ color: '#14101f' }, { style: 'DARK' }]);
    expect(setAttribute).not.toHaveBeenCalled();
  });

  it('without its plugin the page is told instead; without any, nothing fails', () => {
    stops.push(startNative({ getPlatform: () => 'ios', Plugins: {} }));
    expect(setAttribute.mock.calls).toEqual([['content', '#F7F5FB']]);
  });
});

describe('links that open the app', () => {
  it.each([
    ['https://fusha.al/app/venues?x=1#h', '/app/venues?x=1#h'],
    ['https://fusha.al/app', '/app'],
    ['fusha://venues', 'fusha://venues'], // refused by the model of links, with a warning
    ['not an address', 'not an address'],
  ])('[DL-01] %s goes to the model of links as %s', (url, expected) => {
    setUp().tell('appUrlOpen', { url });
    expect(opened.mock.calls).toEqual([[{ url: expected }]]);
  });
});

describe("Android's back gesture", () => {
  it('goes back, and at the first page puts the app aside', () => {
    const { tell, minimizeApp } = setUp();
    tell('backButton', { canGoBack: true });
    expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([1, 0]);
    tell('backButton', { canGoBack: false });
    expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes what lies on top first, as Escape does', () => {
    vi.stubGlobal(
      'KeyboardEvent',
      class extends Event {
        readonly key: string;
        constructor(type: string, { key, ...init }: EventInit & { key: string }) {
          super(type, init);
          this.key = key;
        }
      },
    );
    const [below, above] = [new EventTarget(), new EventTarget()];
    const keys: string[] = [];
    below.addEventListener('keydown', () => keys.push('below'));
    above.addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key)); // the class above
    page = [below, above];
    const { tell, minimizeApp } = setUp();
    tell('backButton', { canGoBack: true });
    tell('backButton', { canGoBack: false });
    expect([keys, back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([['Escape', 'Escape'], 0, 0]);
    expect(warn).not.toHaveBeenCalled();
  });
});

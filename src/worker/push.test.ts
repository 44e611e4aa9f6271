import { describe, expect, it } from 'vitest';
import { follow, onceByKey, type PushHost, readPush, sayLost, tell } from './push.ts';

const ORIGIN = 'https://fusha.al';
const message = {
  id: '7',
  type: 'team-invited',
  title: 'Team invitation',
  body: 'Dajti',
  url: '/notifications?page=2#x',
};

interface Window {
  url?: string;
  visibilityState?: DocumentVisibilityState;
  focused?: boolean;
  refuses?: boolean;
}
/** A worker with these windows, and what it has done. */
function setUp(...windows: Window[]) {
  const done: unknown[] = [];
  const host: PushHost = {
    origin: ORIGIN,
    windows: async () =>
      windows.map(({ url = '/app/venues', visibilityState = 'hidden', focused = false, refuses = false }, index) => ({
        url: ORIGIN + url,
        visibilityState,
        focused,
        focus: async () => {
          done.push(['focus', index]);
          if (refuses) throw new Error('not allowed');
          return {} as WindowClient; // nobody looks at it
        },
        postMessage: (said: unknown) => void done.push([index, said]),
      })),
    open: async (address) => void done.push(['open', address]),
    show: async (title, options) => void done.push(['show', title, options]),
  };
  return { host, done };
}
const shown = (title: string, body: string, tag: string, url: string) => [
  'show',
  title,
  { body, icon: '/app/icons/icon-192.png', tag, data: { url } },
];

describe('[PWA-23] what a push says', () => {
  it.each([
    [{ from: '1', fcmMessageId: 'm', data: message }, message],
    [{ data: { ...message, id: 7, body: null } }, { ...message, id: '', body: '' }],
    [
      { notification: { title: 'From the console', body: 'Hello' } },
      { id: '', type: '', title: 'From the console', body: 'Hello', url: '' },
    ],
    [
      { data: { title: '' }, notification: { title: 'N' } },
      { id: '', type: '', title: 'N', body: '', url: '' },
    ],
    [{ data: { body: 'no title' } }, null],
    [{ data: 'text' }, null],
    ['text', null],
    [null, null],
    [undefined, null],
  ])('%j', (payload, expected) => expect(readPush(payload)).toEqual(expected));
});

describe('[NOT-02] a message', () => {
  it('is told by the windows on screen, without a notification of the system', async () => {
    const { host, done } = setUp({ visibilityState: 'visible' }, {}, { url: '/other', visibilityState: 'visible' });
    await tell(host, message);
    expect(done).toEqual([[0, { type: 'push-message', message }]]);
  });
  it.each([[[]], [[{}]], [[{ url: '/apple', visibilityState: 'visible' as const }]]])(
    'is a notification of the system where no window of the app is on screen: %j',
    async (windows) => {
      const { host, done } = setUp(...windows);
      await tell(host, message);
      expect(done).toEqual([shown('Team invitation', 'Dajti', 'fusha-7', message.url)]);
    },
  );
  it('that says nothing is shown as from Fusha where nothing is on screen, since browsers ask for it', async () => {
    const hidden = setUp({});
    await tell(hidden.host, null);
    expect(hidden.done).toEqual([shown('Fusha', '', 'fusha', '')]);
    const visible = setUp({ visibilityState: 'visible' });
    await tell(visible.host, null);
    expect(visible.done).toEqual([]);
  });
});

describe('[PWA-06] a press on a notification', () => {
  const data = { url: message.url };
  it.each<[string, Window[], number]>([
    ['the focused window', [{}, { visibilityState: 'visible' }, { focused: true }], 2],
    ['else one on screen', [{}, { visibilityState: 'visible' }], 1],
    ['else any of the app', [{ url: '/elsewhere' }, { url: '/app' }], 1],
    ['one that will not come to the front too', [{ refuses: true }], 0],
  ])('shows the page in %s', async (_, windows, index) => {
    const { host, done } = setUp(...windows);
    await follow(host, data);
    expect(done).toEqual([
      ['focus', index],
      [index, { type: 'navigate', url: message.url }],
    ]);
  });
  it('opens a window where there is none', async () => {
    const { host, done } = setUp({ url: '/elsewhere' });
    await follow(host, data);
    expect(done).toEqual([['open', `/app${message.url}`]]);
  });
  it.each([
    'https://evil.example/app/venues',
    '//evil.example',
    '/app/../admin',
    'javascript:alert(1)',
    '',
    7,
    undefined,
  ])('never follows %j', async (url) => {
    const without = setUp();
    await follow(without.host, { url });
    expect(without.done).toEqual([['open', '/app/']]);
    const { host, done } = setUp({});
    await follow(host, { url });
    expect(done).toEqual([['focus', 0]]);
  });
  it('takes our own whole address', async () => {
    const { host, done } = setUp();
    await follow(host, { url: `${ORIGIN}/app/venue/arena` });
    expect(done).toEqual([['open', '/app/venue/arena']]);
  });
});

it('a lost subscription is said to all windows of the app', async () => {
  const { host, done } = setUp({}, { url: '/elsewhere' }, { visibilityState: 'visible' });
  await sayLost(host);
  expect(done).toEqual([
    [0, { type: 'push-lost' }],
    [2, { type: 'push-lost' }],
  ]);
});

it('a message that two tabs hand over is told once', () => {
  const isNew = onceByKey();
  expect([isNew('a'), isNew('a'), isNew('b'), isNew(3), isNew(undefined)]).toEqual([true, false, true, false, false]);
});

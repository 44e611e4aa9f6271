import { fork } from 'effector';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import type { App } from '../app.ts';

// Through the real client: the browser's parts that it uses are stubbed, and what it gives to XMLHttpRequest is recorded.
const KEY = '0123456789abcdef0123456789ABCDEF';

interface Post {
  url: string;
  headers: Record<string, string>;
  body: { events: Sent[] };
}
interface Sent {
  exceptions: { errorClass: string; message: string; stacktrace: { file: string }[] }[];
  unhandled: boolean;
  context: string;
  breadcrumbs: { name: string; metaData: Record<string, string> }[];
}

const posts: Post[] = [];
const info = vi.fn();
const warn = vi.fn();
let browser: EventTarget;

class RecordingRequest {
  #url = '';
  readonly #headers: Record<string, string> = {};
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  send(body: string): void {
    posts.push({ url: this.#url, headers: this.#headers, body: JSON.parse(body) });
  }
}

beforeEach(() => {
  vi.resetModules(); // a new page: no error is kept, and no reporter is there
  posts.length = 0;
  browser = new EventTarget();
  const document = {
    documentElement: { clientWidth: 390, clientHeight: 844 },
    querySelector: () => ({ src: 'https://fusha.test/app/assets/index-C0ffee1.js' }),
    // the page's scripts; of a selector of the client, the one element
    querySelectorAll: () => [{ href: 'https://fusha.test/app/assets/core-DSRgKQd.js' }],
  };
  const location = {
    href: 'https://fusha.test/app/venue/liqeni?token=abc',
    host: 'fusha.test',
    pathname: '/app/venue/liqeni',
  };
  Object.assign(browser, { document, location, XMLHttpRequest: RecordingRequest, navigator: { userAgent: 'Test' } });
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browser[name].bind(browser));
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { userAgent: 'Test' });
  vi.spyOn(console, 'info').mockImplementation(info);
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Starts the reporter of a page of a venue; the modules are those of this test. */
async function start(settings: object | null, load = () => import('./reporter.ts')) {
  const { startErrorReports } = await import('./start-error-reports.ts');
  const { errorPorts } = await import('../errors/error-ports.ts');
  const router = createMemoryRouter([{ path: '/venue/:slug' }, { path: '*' }], { initialEntries: ['/venue/liqeni'] });
  const app = { scope: fork(), i18n: await createI18n('en'), router } as unknown as App; // the reporter needs no query cache
  const starting = startErrorReports(app, { settings: settings && JSON.stringify(settings), load });
  const caught = (thrown: unknown) => errorPorts.report(thrown);
  return { caught, started: starting.then(() => router) };
}
const sent = (): Sent[] => posts.flatMap(({ body }) => body.events);
const uncaught = (error: unknown) => Object.assign(new Event('error'), { error });

describe('[ERR-18] an error is posted', () => {
  it('once, whoever tells of it, without its message', async () => {
    const { caught, started } = await start({ key: KEY });
    await started;
    const error = new TypeError('no venue for +355 69 000 0077');
    caught(uncaught(error));
    caught(error);
    caught(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Invalid time value') }));
    expect(sent()).toMatchObject([
      { unhandled: true, exceptions: [{ errorClass: 'TypeError', message: '[message withheld]' }] },
      { unhandled: true, exceptions: [{ errorClass: 'RangeError', message: 'Invalid time value' }] },
    ]);
    expect(sent()).toMatchObject([{ context: '/venue/:slug', request: { url: '/venue/:slug' } }, {}]);
    expect(posts[0]).toMatchObject({ url: 'https://notify.bugsnag.com', headers: { 'Bugsnag-Api-Key': KEY } });
    expect(JSON.stringify(posts)).not.toMatch(/0077|liqeni|abc\b/);
  });

  it('of a boundary as a handled one, with its causes', async () => {
    const { caught, started } = await start({ key: KEY });
    await started;
    caught(new Error('x is not iterable', { cause: new Error('y is not a function') }));
    expect(sent()).toMatchObject([
      { unhandled: false, exceptions: [{ message: '… is not iterable' }, { message: '… is not a function' }] },
    ]);
  });

  it('to the address of the deployment, where it has one', async () => {
    const { caught, started } = await start({ key: KEY, address: 'https://reports.example/errors' });
    await started;
    caught(new Error('x'));
    expect(posts.map(({ url }) => url)).toEqual(['https://reports.example/errors']);
  });

  it('also those from before the reporter was there, at most ten', async () => {
    const { caught, started } = await start({ key: KEY, maxEvents: '100' });
    for (let count = 0; count < 12; count++) caught(new Error(`early ${count}`));
    expect(posts).toEqual([]);
    await started;
    expect(posts).toHaveLength(10);
    caught(new Error('later'));
    expect(posts).toHaveLength(11);
  });

  it('but no answer of the server, no request that was given up, and nothing of which the browser tells nothing', async () => {
    const { caught, started } = await start({ key: KEY });
    await started;
    const { ApiError } = await import('../../shared/api/errors.ts');
    caught(new ApiError({ message: 'Taken.', kind: 'refused', status: 409 }));
    caught(Object.assign(new Event('unhandledrejection'), { reason: new DOMException('gone', 'AbortError') }));
    caught(uncaught(null));
    expect(posts).toEqual([]);
  });

  it('a message that looks like a line of the stack is none', async () => {
    const { caught, started } = await start({ key: KEY });
    await started;
    caught(new Error('lost\n    at send (https://fusha.test/app/assets/core-DSRgKQd.js:690000077:735142)'));
    expect(JSON.stringify(posts)).not.toMatch(/690000077|735142/);
    expect(sent()).toHaveLength(1);
  });

  it('and what is no error as one of which nothing is told', async () => {
    const { caught, started } = await start({ key: KEY });
    await started;
    caught({ phone: '690000077' });
    caught('690000077');
    expect(sent()).toMatchObject([
      { exceptions: [{ errorClass: 'InvalidError' }] },
      { exceptions: [{ errorClass: 'InvalidError' }] },
    ]);
    expect(JSON.stringify(posts)).not.toContain('690000077');
  });
});

describe('[ERR-19] the app goes on with a mock reporter, and the console says so once', () => {
  it.each([
    ['without settings', null],
    ['without a key', {}],
    ['with 31 characters [ERR-20]', { key: KEY.slice(1) }],
    ['with 33 characters [ERR-20]', { key: `${KEY}0` }],
    ['with a letter that is no hexadecimal digit [ERR-20]', { key: `${KEY.slice(1)}g` }],
    ['with 0 events [ERR-21]', { key: KEY, maxEvents: '0' }],
    ['with 101 events [ERR-21]', { key: KEY, maxEvents: '101' }],
    ['with 1.5 events [ERR-21]', { key: KEY, maxEvents: '1.5' }],
  ])('%s', async (_case, settings) => {
    const load = vi.fn();
    const { caught, started } = await start(settings, load);
    caught(new Error('early'));
    await started;
    caught(new Error('later'));
    expect(load, 'the chunk is not asked for').not.toHaveBeenCalled();
    expect(info.mock.calls).toEqual([['Error reporter started in mock mode.']]);
    expect(warn).not.toHaveBeenCalled();
    expect(posts).toEqual([]);
  });

  it('without its chunk, which is no reason to reload the app (ERR-15)', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const { watchChunkErrors } = await import('../errors/chunk-errors.ts');
    const { createStorage } = await import('../../shared/platform/storage.ts');
    const kept = new Map<string, string>();
    const area = () => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    watchChunkErrors(createStorage({ local: area, session: area }));
    const lose = (message: string) => {
      const event = new Event('vite:preloadError', { cancelable: true });
      browser.dispatchEvent(Object.assign(event, { payload: new Error(message) }));
    };
    const { started } = await start({ key: KEY }, () => {
      lose('Failed to fetch dynamically imported module: https://fusha.test/app/assets/reporter-DSRgKQd.js');
      lose('Importing a module script failed.');
      expect(reload).not.toHaveBeenCalled();
      lose('Failed to fetch dynamically imported module: https://fusha.test/app/assets/venue-DSRgKQd.js');
      expect(reload).toHaveBeenCalledOnce();
      throw new Error('Failed to fetch dynamically imported module');
    });
    await started;
    expect(info.mock.calls).toEqual([['Error reporter started in mock mode.']]);
    kept.clear(); // more than ten seconds later
    lose('Importing a module script failed.');
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('[ERR-21] of 15 errors', () => {
  it.each([
    [undefined, 10],
    ['1', 1],
    ['12', 12],
    ['100', 15],
  ])('with %s as the limit %i are posted', async (maxEvents, expected) => {
    const { caught, started } = await start({ key: KEY, maxEvents });
    await started;
    for (let count = 0; count < 15; count++) caught(new Error(`error ${count}`));
    expect(posts).toHaveLength(expected);
    expect(info).not.toHaveBeenCalled();
  });
});

it('[ERR-22] a payload of more than 1 MB is not sent, and does not count', async () => {
  const { caught, started } = await start({ key: KEY, maxEvents: '1' });
  await started;
  const line = '    at x (https://fusha.test/app/assets/core-DSRgKQd.js:10:20)\n';
  caught(Object.assign(new Error('x'), { stack: `Error: x\n${line.repeat(15_000)}` }));
  expect(posts).toEqual([]);
  caught(Object.assign(new Error('x'), { stack: `Error: x\n${line.repeat(10_000)}` }));
  const stack = sent()[0]?.exceptions[0]?.stacktrace;
  expect(stack).toHaveLength(10_000);
  expect(stack?.[0]).toEqual({ file: 'assets/core-DSRgKQd.js', lineNumber: 10, columnNumber: 20 });
});

describe('[ERR-23] the text of a press', () => {
  const press = (textContent: string) =>
    browser.dispatchEvent(
      Object.defineProperty(new Event('click'), 'target', {
        value: { tagName: 'BUTTON', id: 'era', className: '', textContent },
      }),
    );

  it('is one of the app’s own, and 140 characters of a longer one', async () => {
    const { caught, started } = await start({ key: KEY });
    const router = await started;
    const { common } = await import('../../shared/i18n/languages/en.ts');
    const long = 'What the app says. '.repeat(20).trim();
    Object.assign(common, { long });
    await router.navigate('/elsewhere'); // its texts are learned now
    await vi.waitFor(() => {
      press('Cancel');
      caught(new Error('are they there?'));
      expect(sent().at(-1)?.breadcrumbs.at(-1)?.metaData['targetText']).toBe('Cancel');
    });
    press(`  ${long}`);
    press('Arben Hoxha');
    caught(new Error('x'));
    const texts = sent()
      .at(-1)
      ?.breadcrumbs.map(({ metaData }) => metaData['targetText']);
    expect(texts?.slice(-2)).toEqual([`${long.slice(0, 135)}(...)`, '[other]']);
    expect(texts?.at(-2)).toHaveLength(140);
    expect(sent().at(-1)?.breadcrumbs.at(-1)?.metaData['targetSelector']).toBe('BUTTON');
  });
});

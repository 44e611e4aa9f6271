/** Firefox by WebDriver BiDi, which it speaks itself: no driver between (decision 077). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEIGHT, WIDTH, ZONE, type Browser, type Tab } from './driver.ts';
import { startProgram } from './start-program.ts';

/** Nothing is asked of the internet, and a page is alike on every machine. */
const preferences: Record<string, string | number | boolean> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

interface Message {
  id?: number;
  error?: string;
  message?: string;
  result?: unknown;
  method?: string;
  params?: unknown;
}
type Command = <T>(method: string, params: object) => Promise<T>;

export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'fusha-firefox-'));
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = await startProgram('firefox', {
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    env: { TZ: ZONE, MOZ_CRASHREPORTER_DISABLE: '1' },
    ready: /WebDriver BiDi listening on (ws:\/\/\S+)/,
  });
  const logs = new Map<string, string[]>();
  const { command, close } = await connect(`${program.said}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text, source } = params as { level: string; text: string; source: { context?: string } }; // as subscribed
    if (level === 'error') logs.get(source.context ?? '')?.push(`reported: ${text}`);
  });
  const { capabilities } = await command<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  await command('session.subscribe', { events: ['log.entryAdded'] });
  return {
    tab: () => openTab(`Firefox ${capabilities.browserVersion}`, command, logs),
    stop: async () => {
      close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(title: string, command: Command, logs: Map<string, string[]>): Promise<Tab> {
  const { userContext } = await command<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const reported: string[] = [];
  logs.set(context, reported);
  await command('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } });
  return {
    title,
    open: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await command<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(`${answer.exceptionDetails.text}\n${expression}`);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    perform: async (actions) => {
      await command('input.performActions', { context, actions });
    },
    reported: () => reported,
    picture: async () => {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await command('browser.removeUserContext', { userContext });
      logs.delete(context);
    },
  };
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function connect(address: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result, method, params } = JSON.parse(String(data)) as Message; // the protocol's envelope
    if (id === undefined) {
      if (method) onEvent(method, params);
      return;
    }
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  const command: Command = async <T>(method: string, params: object) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    try {
      return (await answer.promise) as T; // the protocol says which
    } catch (error) {
      throw new Error(`Firefox, ${method} ${JSON.stringify(params)}`, { cause: error });
    }
  };
  return { command, close: () => socket.close() };
}

/** WebKitGTK by classic WebDriver, which is all that its driver speaks (decision 077), on a screen of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.ts';
import { HEIGHT, WIDTH, ZONE, type Browser, type Tab } from './driver.ts';
import { startProgram } from './start-program.ts';

/** Around the page: the browser's bar. */
const FRAME = 200;

export async function startWebKit(): Promise<Browser> {
  const screen = await startProgram('Xvfb', {
    args: ['-displayfd', '1', '-screen', '0', `${WIDTH + FRAME}x${HEIGHT + FRAME}x24`, '-nolisten', 'tcp'],
    ready: /^(\d+)\n/,
  });
  const home = mkdtempSync(join(tmpdir(), 'fusha-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n'); // prefers-reduced-motion
  const env = {
    DISPLAY: `:${screen.said}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    TZ: ZONE,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
  };
  return {
    tab: () => openTab(env),
    stop: async () => {
      await screen.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** A driver has one session, which is a browser that starts with nothing stored. */
async function openTab(env: Record<string, string>): Promise<Tab> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = await startProgram('WebKitWebDriver', { args: [`--port=${port}`], env, answers: `${origin}/status` });
  const { sessionId, capabilities } = await call<Session>(`${origin}/session`, {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  });
  const session = `${origin}/session/${sessionId}`;
  const evaluate = async (expression: string) => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => JSON.stringify(await (${expression})))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await call<{ value?: string; error?: string }>(`${session}/execute/async`, {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(`${error}\n${expression}`);
    return value === undefined ? undefined : (JSON.parse(value) as unknown);
  };
  await call(`${session}/window/rect`, { width: WIDTH, height: HEIGHT });
  return {
    title: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await call(`${session}/url`, { url });
    },
    evaluate,
    perform: async (actions) => {
      await call(`${session}/actions`, { actions });
    },
    reported: () => [],
    picture: async () => Buffer.from(await call<string>(`${session}/screenshot`, undefined, 'GET'), 'base64'),
    close: async () => {
      await call(session, undefined, 'DELETE');
      await driver.stop();
    },
  };
}

async function call<T>(address: string, body: object | undefined, method = 'POST'): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }; // the protocol's envelope
  if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
  return value as T; // the protocol says which
}

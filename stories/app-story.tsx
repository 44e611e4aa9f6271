import { allSettled } from 'effector';
import type { StoryObj } from '@storybook/react-vite';
import { startPageMock, type PageMock } from '../mocks/hosts/page.ts';
import { createMockBackend } from '../mocks/main.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';
import { demoAccounts } from '../mocks/seed/demo-accounts.ts';
import type { App } from '../src/app/app.ts';
import { Root } from '../src/app/root.tsx';
import { startApp } from '../src/app/start.ts';
import { profileRequested } from '../src/models/profile/profile.model.ts';
import { $undecided, $user, tokenGiven } from '../src/models/session/session.model.ts';
import { createI18n } from '../src/shared/i18n/i18n.ts';
import { documentLanguage, type Language } from '../src/shared/i18n/locale.ts';
import { bindClock } from '../src/shared/platform/clock.ts';
import { createStorage } from '../src/shared/platform/storage.ts';
import { memoryArea } from './memory-area.ts';

/** The moment every story shows: a Tuesday morning in Tirana. */
export const STORY_NOW = Date.parse('2026-11-24T10:00:00+01:00');

type Persona = (typeof demoAccounts)[number]['key'];

/** What a page's story is set up with; the toolbar may override scenario, module, language and clock. */
export interface AppStoryOptions {
  /** Address inside the app, e.g. `/venues?sport=1`. */
  route: string;
  /** A demo user; a guest when absent. */
  persona?: Persona;
  scenario?: ScenarioName;
  /** Operations that fail, and with which status; `never` leaves a page loading. */
  failures?: { operation: string; status: number | 'never' | 'reset' }[];
  /** What is done and checked once the page stands. */
  play?: StoryObj['play'];
}

interface Globals {
  language?: Language;
  scenario?: ScenarioName | 'story';
  module?: string;
  clock?: string;
}

let running: PageMock | null = null;

/** A story of the whole app at one address, on a backend, scope, query cache and router of its own. */
export function appStory({ play, ...options }: AppStoryOptions): StoryObj {
  return {
    loaders: [async ({ globals }) => ({ app: await startStory(options, globals) })],
    // the loader above made it
    render: (_, { loaded }) => <Root app={(loaded as { app: App }).app} />,
    parameters: { wholeApp: true, layout: 'fullscreen' },
    ...(play ? { play } : {}),
  };
}

async function startStory(options: Omit<AppStoryOptions, 'play'>, globals: Globals): Promise<App> {
  running?.stop();
  const now = globals.clock ? Date.parse(globals.clock) : STORY_NOW;
  bindClock(() => now);
  const backend = createMockBackend({ now: () => now });
  running = await startPageMock({ backend });
  const chosen = globals.scenario && globals.scenario !== 'story' ? globals.scenario : options.scenario;
  await control('scenario', { name: chosen ?? 'default', failures: options.failures ?? [] });

  const language = globals.language ?? 'en';
  documentLanguage(language, document.documentElement);
  const storage = createStorage({ local: memoryArea(), session: memoryArea() });
  const app = startApp({ storage, i18n: await createI18n(language), addresses: [options.route] });
  await signIn(app, options.persona, globals.module);
  return app;
}

async function signIn(app: App, persona: Persona | undefined, module: string | undefined): Promise<void> {
  const wantsModule = module !== undefined && module !== 'story';
  const account = demoAccounts.find(({ key }) => key === (wantsModule ? 'everyone' : persona));
  if (!account) return;
  const { access_token: token } = await control('become', { phone: account.phone_number });
  await allSettled(tokenGiven, { scope: app.scope, params: token });
  if (app.scope.getState($undecided)) throw new Error('the demo user was not read');
  const profile = wantsModule && app.scope.getState($user)?.profiles.find(({ type }) => type === module);
  if (profile) await allSettled(profileRequested, { scope: app.scope, params: profile });
}

async function control(path: string, body: object): Promise<{ access_token: string }> {
  const response = await fetch(`/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { access_token: string }; // only `become` reads it
}

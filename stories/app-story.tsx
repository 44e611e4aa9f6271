import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { screen } from 'storybook/test';
import type { Backend } from '../mocks/backend.ts';
import { startPageMock } from '../mocks/hosts/page.ts';
import type { PlannedFailure } from '../mocks/failures.ts';
import type { ScenarioName } from '../mocks/scenarios.ts';
import type { App } from '../src/app/app.ts';
import { loadOverlays } from '../src/app/hosts/overlays.ts';
import { startOutbox } from '../src/app/outbox/outbox.ts';
import { startPush } from '../src/app/push/start-push.ts';
import { Root } from '../src/app/root.tsx';
import { startApp } from '../src/app/start.ts';
import { configureApi } from '../src/shared/api/context.ts';
import type { ModuleType } from '../src/shared/api/generated/model';
import { createI18n } from '../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../src/shared/i18n/i18n-react.tsx';
import { browserStorage } from '../src/shared/platform/browser-storage.ts';
import { storageKeys } from '../src/shared/platform/storage-keys.ts';
import { createStorage } from '../src/shared/platform/storage.ts';
import type { Language } from '../src/shared/i18n/locale.ts';
import { memoryArea } from './memory-area.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { forgetNetwork } from './network.ts';
import { storyPush, type StoryPush } from './push-device.ts';
import { axeBesides, checkPage } from './page-checks.ts';
import { layBarsDown, settled } from './settled.ts';
import { signInAt, startStoryBackend, type StoryPersona } from './story-backend.ts';
import { readGlobals, WCAG, type storyClocks } from './story-globals.ts';

/** The setup of a page's story; the toolbar may override scenario, module, language and clock. */
export interface AppStoryOptions {
  /** Address inside the app, e.g. `/venues?sport=1`. */
  route: string;
  /** Who is signed in; a guest when absent. */
  persona?: StoryPersona;
  /** The module the user is in; the player's own when absent. */
  module?: ModuleType;
  /** The venue, team or organization of the module, where the user has several; else the first. */
  entityId?: number;
  scenario?: ScenarioName;
  /** Operations that fail, and with which status; `never` leaves a page loading. */
  failures?: PlannedFailure[];
  /** On a screen of 1280 px; the others on one of 390 px. */
  wide?: true;
  /** In Albanian; English when absent. */
  language?: 'sq';
  /** Another time than the default. */
  clock?: keyof typeof storyClocks;
  /** What stays loading: the page's data, or the page itself because the guard waits. */
  awaits?: 'data' | 'page';
  /** Text that identifies the story's state. */
  shows?: RegExp;
  /** The browser keeps nothing that is to be sent. */
  keepsNothing?: true;
  /** What this device can do about push messages; without it nothing is known of them. */
  push?: StoryPush;
  /** Stands beside the app, with its texts. */
  beside?: (app: App) => ReactNode;
  /** Changes of the seeded data, before the app starts. */
  prepare?: (backend: Backend) => Promise<unknown>;
  /** Steps and checks once the page has loaded. */
  play?: (context: StoryContext, app: App, backend: Backend) => Promise<void>;
  /** Text expected after the failures end and "Try again" is pressed. */
  recovers?: RegExp;
}

interface Running {
  app: App;
  backend: Backend;
  stop: () => void;
}

// set by the loader below
const running = ({ loaded }: Pick<StoryContext, 'loaded'>): Running => loaded['running'] as Running;

/** A story of the whole app at one address, with its own backend, scope, query cache and router, all removed afterwards. */
export function appStory(options: AppStoryOptions): StoryObj {
  const { recovers, shows = null, awaits = null, wide = false, language = 'en', clock, play, beside } = options;
  return {
    loaders: [async ({ globals }) => ({ running: await startStory(options, globals) })],
    // Storybook calls the returned function after the story
    beforeEach: (context) => running(context).stop,
    render: (_, context) => {
      const { app } = running(context);
      return (
        <>
          <Root app={app} />
          {beside && <I18nProvider i18n={app.i18n}>{beside(app)}</I18nProvider>}
        </>
      );
    },
    parameters: {
      wholeApp: true,
      layout: 'fullscreen',
      // the docs cannot print an app as a property
      docs: { source: { type: 'code' } },
      // a page that waits for its data has no heading yet
      a11y: axeBesides(awaits ? WCAG : [...WCAG, 'best-practice']),
    },
    globals: {
      viewport: { value: wide ? 'desktop' : 'phone', isRotated: false },
      ...(language === 'sq' && { language }),
      ...(clock && { clock }),
    },
    play: async (context) => {
      // with another language or scenario from the toolbar the texts and states differ
      if (!isAsWritten(context.globals, language)) return;
      const { app, backend } = running(context);
      const { canvasElement, userEvent } = context;
      await settled(canvasElement, app, { awaits, shows });
      await play?.(context, app, backend);
      if (recovers) {
        await backend.control.setScenario('default');
        await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
        await settled(canvasElement, app, { awaits: null, shows: recovers });
        window.scrollTo({ top: 0, behavior: 'instant' }); // the button may stand anywhere, and the bars lie over what is beside it
      }
      layBarsDown(canvasElement);
    },
    afterEach: async (context) => {
      if (import.meta.env.MODE === 'test') await checkPage(context, wide ? 'wide' : 'phone');
    },
  };
}

function isAsWritten(globals: StoryContext['globals'], language: Language): boolean {
  const { module, scenario, ...chosen } = readGlobals(globals);
  return chosen.language === language && module === null && scenario === null;
}

async function startStory(options: AppStoryOptions, globals: StoryContext['globals']): Promise<Running> {
  const { language, now, ...chosen } = readGlobals(globals);
  const scenario = chosen.scenario ?? options.scenario ?? 'default';
  const backend = await startStoryBackend({ now, scenario, failures: options.failures ?? [] });
  await options.prepare?.(backend);
  const storage = createStorage({ local: memoryArea(), session: memoryArea() });
  // the demo user with a profile of every module
  const persona = chosen.module ? 'everyone' : options.persona;
  if (persona) {
    const { token, profile } = await signInAt(backend, persona, {
      module: chosen.module ?? options.module ?? 'base',
      entityId: chosen.module ? undefined : options.entityId,
      language: options.language,
    });
    storage.write(storageKeys.accessToken, token);
    storage.writeJson(storageKeys.activeProfile, profile);
  }
  const [mock, i18n] = await Promise.all([startPageMock({ backend }), createI18n(language), loadOverlays()]);
  const app = startApp({
    storage,
    i18n,
    basename: '/',
    makeRouter: (routes, rest) => createMemoryRouter(routes, { initialEntries: [options.route], ...rest }),
  });
  const stopOutbox = startOutbox(app, { storage: memoryOutbox(options.keepsNothing) });
  const stopPush = options.push && startPush(app, { storage, device: storyPush(options.push) });
  const stop = () => {
    forgetNetwork();
    stopOutbox();
    stopPush?.();
    // a held upload would count as unsaved work in the stories after this one
    for (const { operation, status } of options.failures ?? [])
      if (status === 'held') backend.control.addFailure({ operation, status: 'reset' });
    mock.stop();
    app.router.dispose();
    void app.clients.current().cancelQueries();
    app.clients.current().clear();
    configureApi({});
    for (const key of Object.values(storageKeys)) browserStorage.remove(key);
  };
  return { app, backend, stop };
}

import type { Scope } from 'effector';
import type { DataRouter } from 'react-router';
import type { ApiContext } from '../shared/api/context.ts';
import type { I18n } from '../shared/i18n/i18n.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';
import type { KeptLanguage } from './initialization/device-settings.ts';
import type { MakeRouter } from './router.tsx';
import type { QueryClients } from './owner-change/query-clients.ts';

/** A running app: what the component tree is given. Each story and test makes its own. */
export interface App {
  scope: Scope;
  i18n: I18n;
  clients: QueryClients;
  router: DataRouter;
}

/** What an app is started with, by `main.tsx` or by a test. */
export interface AppOptions {
  /** Base address of the API. */
  api?: string;
  /** Resolves when the in-page mock is ready; only requests wait for it. */
  ready?: Promise<unknown>;
  /** Makes the router; stories use one in memory. */
  makeRouter: MakeRouter;
  /** Base path of that router's addresses, with its slash. */
  basename: string;
  storage: SafeStorage;
  i18n: I18n;
  /** What was read before, for when there is no network; without it, as in stories, nothing. */
  recall?: ApiContext['recall'];
  /** Where the account's language is stored; without it, as in stories, language and theme stay what they are. */
  keptLanguage?: KeptLanguage;
}

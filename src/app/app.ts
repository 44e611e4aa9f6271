import type { Scope } from 'effector';
import type { DataRouter } from 'react-router';
import type { I18n } from '../shared/i18n/i18n.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';
import type { MakeRouter } from './router.tsx';
import type { QueryClients } from './owner-change/query-clients.ts';

/** A running app: everything a tree of components is given. Each story and test makes its own. */
export interface App {
  scope: Scope;
  i18n: I18n;
  clients: QueryClients;
  router: DataRouter;
}

/** What an app is started with; the browser's in `main.tsx`, a test's own otherwise. */
export interface AppOptions {
  /** Base address of the API. */
  api?: string;
  /** Resolves when the in-page mock answers; only requests wait for it. */
  ready?: Promise<unknown>;
  /** Makes the router over the routes; a story's lives in memory. */
  makeRouter: MakeRouter;
  /** Base path of the addresses that router sees, with its slash. */
  basename: string;
  storage: SafeStorage;
  i18n: I18n;
}

import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from 'effector';
import type { DataRouter } from 'react-router';
import type { I18n } from '../shared/i18n/i18n.ts';
import type { QueryClients } from './query-clients.ts';

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
  /** Addresses of a memory router, for stories and tests; the browser's own history otherwise. */
  addresses?: string[];
  local: KeyValueStore;
  session: KeyValueStore;
  i18n: I18n;
}

/** The part of the browser's storage that is used; one that never throws is in `shared/platform/storage.ts`. */
export interface KeyValueStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export type ClientGetter = () => QueryClient;

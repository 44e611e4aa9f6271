import type { ModuleType } from './generated/model';

/** What the http client must know of the running app; bound once at start, anew by each story and test. */
export interface ApiContext {
  /** Base address of the API, without a trailing slash (API-02, API-03). */
  baseURL: string;
  getModule: () => ModuleType;
  getToken: () => string | null;
  /** Signed in, with a password and a profile: nobody else asks for anything of a person's own (AUTH-06, decision 043). */
  isComplete: () => boolean;
  /** BCP 47 tag for `Accept-Language` (R22). */
  getLanguage: () => string;
  /** A text of the catalogue in the active language (ERR-14). */
  say: (text: 'somethingWentWrong' | 'notAuthenticated') => string;
  /** Awaited in the transport only: the in-page mock may still be starting while the shell paints. */
  ready: Promise<unknown>;
  /** The server answered 401 to a call that carried this token. */
  onTokenRefused: (token: string) => void;
  /** The server has done what this call asked for. */
  onWritten: (method: string, url: string) => void;
}

/** Used when no address is configured (ledger API-03): the origin that serves the app, as `npm start` does. */
export const DEVELOPMENT_API = '/api';

/** Before somebody listens. */
let early: Parameters<ApiContext['onWritten']>[] = [];

const initial: ApiContext = {
  baseURL: import.meta.env['VITE_API_URL'] ?? DEVELOPMENT_API,
  getModule: () => 'base',
  getToken: () => null,
  isComplete: () => false,
  getLanguage: () => 'en-US',
  say: (text) => (text === 'notAuthenticated' ? 'You are not authenticated.' : 'Something went wrong.'),
  ready: Promise.resolve(),
  onTokenRefused: () => {},
  onWritten: (...write) => void early.push(write),
};

let current = initial;

/** Binds the client to a running app. */
export function configureApi(context: Partial<ApiContext>): void {
  early = [];
  current = { ...initial, ...context };
}

/** Tells somebody who comes late of all writes since the client was bound. */
export function tellWrites(onWritten: ApiContext['onWritten']): void {
  current = { ...current, onWritten };
  for (const write of early.splice(0)) onWritten(...write);
}

/** The context a new request is created with (R5: the module is taken now, never at a retry). */
export const apiContext = (): ApiContext => current;

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
  say: (text: 'somethingWentWrong' | 'notAuthenticated' | 'offline') => string;
  /** The browser knows that there is no network. */
  isOffline: () => boolean;
  /** Awaited in the transport only: the in-page mock may still be starting while the shell paints. */
  ready: Promise<unknown>;
  /** The server answered 401 to a call that carried this token. */
  onTokenRefused: (token: string) => void;
  /** The server has done what a call asked for. */
  onAnswer: (kind: Kind, answer: Answered) => void;
  /** The last answer to this read, for when none comes; null when nothing is kept. Does not fail. */
  recall: (url: string, token: string | null) => Promise<KeptAnswer | null>;
}

/** What the server has answered to a call. */
export interface Answered {
  method: string;
  /** Path and query. */
  url: string;
  token: string | null;
  data: unknown;
  /** A read of which the contract lets a device keep the answer. */
  isKept: boolean;
}

/** An answer that was kept, and when it came, in epoch ms. */
export interface KeptAnswer {
  data: unknown;
  at: number;
}

/** Used when no address is configured (ledger API-03): the origin that serves the app, as `npm start` does. */
export const DEVELOPMENT_API = '/api';

type Kind = 'read' | 'write';
type Listener = (answer: Answered) => void;

/** Who hears of the answers to one app, or what waits for them. */
type Ears = Record<Kind, Listener | Answered[]>;
const deaf = (): Ears => ({ read: [], write: [] });
let ears = deaf();

/** A call that was sent before somebody listened may be answered after that. */
const hears =
  (own: Ears): ApiContext['onAnswer'] =>
  (kind, answer) => {
    const ear = own[kind];
    if (typeof ear === 'function') ear(answer);
    else ear.push(answer);
  };

const initial: ApiContext = {
  baseURL: import.meta.env['VITE_API_URL'] ?? DEVELOPMENT_API,
  getModule: () => 'base',
  getToken: () => null,
  isComplete: () => false,
  getLanguage: () => 'en-US',
  say: (text) => (text === 'notAuthenticated' ? 'You are not authenticated.' : 'Something went wrong.'),
  isOffline: () => false,
  ready: Promise.resolve(),
  onTokenRefused: () => {},
  recall: async () => null,
  onAnswer: hears(ears),
};

let current = initial;

/** Binds the client to a running app. */
export function configureApi(context: Partial<ApiContext>): void {
  ears = deaf();
  current = { ...initial, onAnswer: hears(ears), ...context };
}

/** Tells somebody who comes late of all reads, or writes, that were answered since the client was bound. */
export function tellAnswers(kind: Kind, listener: Listener): void {
  const early = ears[kind];
  ears[kind] = listener;
  if (typeof early !== 'function') early.forEach(listener);
}

/** The context a new request is created with (R5: the module is taken now, never at a retry). */
export const apiContext = (): ApiContext => current;

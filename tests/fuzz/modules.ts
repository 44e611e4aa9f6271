/** Tabs of one browser with a server whose answers the test controls, and the invariants after each step. */
import { allSettled } from 'effector';
import type { DataRouter } from 'react-router';
import type { App } from '../../src/app/app.ts';
import type * as Initialization from '../../src/app/initialization/initialization.ts';
import type * as Start from '../../src/app/start.ts';
import type * as InitializationModel from '../../src/models/initialization/initialization.model.ts';
import type * as ProfileModel from '../../src/models/profile/profile.model.ts';
import type { ActiveProfile } from '../../src/models/profile/profile.ts';
import type * as SessionModel from '../../src/models/session/session.model.ts';
import type * as VenueCalls from '../../src/shared/api/generated/endpoints/venues/venues.ts';
import type { LoggedUser, Profile } from '../../src/shared/api/generated/model.ts';
import { unscoped } from '../../src/shared/api/generated/unscoped.ts';
import type { I18n } from '../../src/shared/i18n/i18n.ts';
import { storageKeys } from '../../src/shared/platform/storage-keys.ts';
import { createStorage } from '../../src/shared/platform/storage.ts';
import { profileOf, userWith } from '../setup/logged-user.ts';
import { memoryArea } from '../../stories/memory-area.ts';

/** The app's modules as one tab loads them; two tabs share no module state. */
export interface Program {
  start: typeof Start;
  initialization: typeof Initialization;
  initializationModel: typeof InitializationModel;
  profile: typeof ProfileModel;
  session: typeof SessionModel;
  venues: typeof VenueCalls;
}

const user = (id: number, more: Profile[]) => userWith(id, [profileOf('base', id), ...more]);
/** They share a venue; each has a team of their own. */
export const users: Record<1 | 2, LoggedUser> = {
  1: user(1, [profileOf('venue', 3), profileOf('team', 7)]),
  2: user(2, [profileOf('venue', 3), profileOf('team', 8)]),
};
const base: ActiveProfile = { type: 'base', entity_id: null };
const holds = (who: LoggedUser, wanted: ActiveProfile) =>
  who.profiles.some(({ type, entity_id }) => type === wanted.type && entity_id === wanted.entity_id);

const firstOfOne = { current_page: 1, last_page: 1, per_page: 10, total: 0 };

interface Pending {
  isOfMe: boolean;
  answer: (status?: number) => void;
}
/** Each answer names its recipient; a tab may show only answers to its own user. */
interface Said {
  saidTo: { user: number | null; module: string | null };
}

export class Browser {
  readonly pending: Pending[] = [];
  readonly tabs: readonly Tab[];
  /** The profile last chosen in any tab, and the token in storage. */
  last: ActiveProfile | null = null;
  token: string | null = null;
  #tokens = 0;
  readonly #wrong: string[] = [];

  constructor(programs: readonly Program[], i18n: I18n) {
    const local = memoryArea();
    this.tabs = programs.map((program) => new Tab(this, program, i18n, local));
  }

  /** Replaces the network: each request waits until the test answers it. */
  fetch = (input: string, init: RequestInit): Promise<Response> => {
    const url = new URL(input, 'https://app.example');
    const bearer = new Headers(init.headers).get('authorization');
    const who = whoseToken(bearer?.slice('Bearer '.length) ?? null);
    const module = url.searchParams.get('module');
    const isOfMe = url.pathname.endsWith('/auth/me');
    const wish = url.searchParams.get('page');
    const made = wish && this.tabs.flatMap(({ wishes }) => wishes.get(wish) ?? []).at(0);
    // not thrown: the client would treat that as a network failure
    if (made && (made.user !== who || made.module !== module))
      this.#wrong.push(`a request of ${made.user} in ${made.module} left as ${who} in ${module}`);
    return new Promise((resolve) => {
      const answer = (status = 200) => {
        const said: Said = { saidTo: { user: who, module } };
        const data = isOfMe
          ? { user: users[who === 2 ? 2 : 1] }
          : { settings: [], venues: [], pagination: firstOfOne, ...said };
        resolve(Response.json({ success: status === 200, message: null, errors: [], data }, { status }));
      };
      this.pending.push({ isOfMe, answer });
    });
  };

  /** Each sign-in has a token of its own. */
  tokenOf(who: number): string {
    return `t${who}-${(this.#tokens += 1)}`;
  }

  async answerAll(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      for (const { answer } of this.pending.splice(0)) answer();
      await pause();
    }
  }

  /** The invariants. */
  check(): void {
    if (this.#wrong.length > 0) throw new Error(this.#wrong.join());
    for (const tab of this.tabs) tab.check();
  }
}

export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
let wishNumber = 0;

export class Tab {
  app: App | null = null;
  /** By page number: with what the request was made. */
  readonly wishes = new Map<string, { user: number | null; module: string }>();
  // what a person would expect of this tab
  user: number | null = null;
  token: string | null = null;
  active: ActiveProfile = base;
  own: ActiveProfile | null = null;
  #last: ActiveProfile | null = null;
  readonly browser: Browser;
  readonly program: Program;
  readonly #i18n: I18n;
  readonly #storage;

  constructor(browser: Browser, program: Program, i18n: I18n, local: () => Storage) {
    this.browser = browser;
    this.program = program;
    this.#i18n = i18n;
    this.#storage = createStorage({ local, session: memoryArea() });
  }

  /** Opens the tab, or loads it anew. */
  async load(): Promise<void> {
    if (this.browser.token === null) this.own = null; // its user has left meanwhile
    this.#last = this.browser.last;
    // the app makes no use of a router but these, and nothing is drawn here
    const router = {
      navigate: async () => {},
      revalidate: async () => {},
      state: {
        initialized: true,
        errors: null,
        location: { pathname: '/' },
        navigation: { state: 'idle' },
        revalidation: 'idle',
      },
    } as unknown as DataRouter;
    this.app = this.program.start.startApp({
      storage: this.#storage,
      i18n: this.#i18n,
      basename: '/',
      makeRouter: () => router,
    });
    this.#become(this.browser.token);
    await this.#answerMe();
    void this.program.initialization.startInitialization(this.app);
  }

  choose(wanted: ActiveProfile): void {
    if (!this.app) return;
    void allSettled(this.program.profile.profileChosen, { scope: this.app.scope, params: wanted });
    const who = this.#loggedUser();
    if (!who || !holds(who, wanted) || isSame(wanted, this.active)) return;
    this.active = this.own = this.#last = this.browser.last = wanted;
  }

  signIn(who: 1 | 2): void {
    if (!this.app) return;
    this.browser.token = this.browser.tokenOf(who);
    void allSettled(this.program.session.signedIn, {
      scope: this.app.scope,
      params: { token: this.browser.token, user: users[who] },
    });
    this.#become(this.browser.token);
  }

  signOut(): void {
    if (!this.app) return;
    void allSettled(this.program.session.signedOut, { scope: this.app.scope });
    this.#forgetToken();
    this.#become(null);
    this.own = this.#last = this.browser.last = null;
  }

  /** The server refuses the token of this tab. */
  refuse(): void {
    if (!this.app || this.token === null) return;
    void allSettled(this.program.session.tokenRefused, { scope: this.app.scope, params: this.token });
    this.#forgetToken();
    this.#become(null);
  }

  /** The tab gets the storage event of another tab's token change. */
  async hear(): Promise<void> {
    if (!this.app) return;
    void allSettled(this.program.session.tokenGiven, {
      scope: this.app.scope,
      params: this.#storage.read(storageKeys.accessToken),
    });
    if (this.token === this.browser.token) return;
    if (this.browser.token === null) this.own = null;
    this.#become(null);
    this.check();
    await this.#answerMe();
    this.#become(this.browser.token);
  }

  /** A page asks for a list; the number tells its request from all others. */
  read(): void {
    if (!this.app) return;
    const page = (wishNumber += 1);
    this.wishes.set(String(page), { user: this.user, module: this.active.type });
    const { listVenues } = this.program.venues;
    this.app.clients
      .current()
      .fetchQuery({ queryKey: ['/venues', { page }], queryFn: () => listVenues({ page }) })
      .catch(() => {});
  }

  check(): void {
    if (!this.app) return;
    const { scope, clients } = this.app;
    const active = scope.getState(this.program.profile.$activeProfile);
    if (!isSame(active, this.active))
      throw new Error(`active is ${JSON.stringify(active)}, not ${JSON.stringify(this.active)}`);
    this.#checkStored();
    const token = this.#storage.read(storageKeys.accessToken);
    if (token !== this.browser.token) throw new Error(`the token in storage is ${token}, not ${this.browser.token}`);
    for (const { queryKey, state } of clients.current().getQueryCache().getAll()) {
      const saidTo = (state.data as Said | undefined)?.saidTo; // as this file's server says it
      if (saidTo) this.#checkShown(String(queryKey[0]), saidTo);
    }
  }

  get isReady(): boolean {
    return this.app === null || this.app.scope.getState(this.program.initializationModel.$initialized);
  }

  #checkStored(): void {
    const stored = this.#storage.readJson(storageKeys.activeProfile, (value) => value as ActiveProfile); // as it was written
    const last = this.#storage.readJson(storageKeys.lastProfile, (value) => value as ActiveProfile); // as it was written
    if (!isSameOrNone(stored, this.own))
      throw new Error(`the tab keeps ${JSON.stringify(stored)}, not ${JSON.stringify(this.own)}`);
    if (!isSameOrNone(last, this.browser.last))
      throw new Error(`new tabs begin in ${JSON.stringify(last)}, not ${JSON.stringify(this.browser.last)}`);
  }

  #checkShown(path: string, saidTo: Said['saidTo']): void {
    const tag = Object.entries(unscoped).find(([one]) => one === path)?.[1];
    if (tag === 'lookups') return;
    if (saidTo.user !== this.user) throw new Error(`${path}: what was said to ${saidTo.user} is shown to ${this.user}`);
    if (tag === undefined && saidTo.module !== this.active.type)
      throw new Error(`${path}: an answer of ${saidTo.module} is shown in ${this.active.type}`);
  }

  async #answerMe(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      await pause();
      for (const { isOfMe, answer } of this.browser.pending) if (isOfMe) answer();
    }
  }

  /** Only its own: the other tab's user stays signed in. */
  #forgetToken(): void {
    if (this.token === this.browser.token) this.browser.token = null;
  }

  #loggedUser(): LoggedUser | null {
    return this.user === 1 || this.user === 2 ? users[this.user] : null;
  }

  #become(token: string | null): void {
    this.token = token;
    this.user = whoseToken(token);
    const logged = this.#loggedUser();
    this.active = base;
    if (!logged) return;
    const wish = [this.own, this.#last].find((one) => one && holds(logged, one));
    this.active = this.own = wish ?? { type: 'base', entity_id: logged.id };
  }
}

const whoseToken = (token: string | null): number | null => (token === null ? null : Number.parseInt(token.slice(1)));
const isSame = (a: ActiveProfile, b: ActiveProfile) => a.type === b.type && a.entity_id === b.entity_id;
const isSameOrNone = (a: ActiveProfile | null, b: ActiveProfile | null) => (a && b ? isSame(a, b) : a === b);

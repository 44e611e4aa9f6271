/** Several tabs of two users and one server, driven by actions. */
import { decidePresence } from '../../src/models/presence/presence.ts';
import { Server } from './presence-server.ts';
import { Tab, type AuthMode } from './presence-tab.ts';

export type Action =
  | { readonly kind: 'sign-in'; readonly tab: number; readonly user: number }
  | {
      readonly kind:
        | 'sign-out'
        | 'token-refused'
        | 'hide'
        | 'show'
        | 'network-lost'
        | 'network-found'
        | 'leave'
        | 'restore'
        | 'reopen'
        | 'identity-lost'
        | 'deliver';
      readonly tab: number;
    }
  | { readonly kind: 'drop' | 'crash'; readonly tab: number; readonly noticed: boolean }
  | { readonly kind: 'auth'; readonly tab: number; readonly mode: AuthMode }
  | { readonly kind: 'pass'; readonly ms: number };

export const USERS = [1, 2] as const;
const TABS = 4;
/** By then a wrong record of an unchanged tab is corrected. */
const STEADY_MS = 12_000;

export class World {
  readonly server = new Server();
  tabs: Tab[] = [];
  #opened = 0;

  readonly #decide: typeof decidePresence;

  constructor(decide = decidePresence, tabs = TABS) {
    this.#decide = decide;
    for (let index = 0; index < tabs; index += 1) this.tabs.push(this.#newTab());
  }

  act(action: Action): void {
    if (action.kind === 'pass') return this.pass(action.ms);
    const tab = this.tabs[action.tab];
    if (!tab) throw new Error('no such tab');
    if (action.kind === 'reopen') {
      if (tab.isGone || tab.isFrozen) this.tabs[action.tab] = this.#newTab();
      return;
    }
    if (action.kind === 'restore') return tab.restore();
    if (!tab.isGone && !tab.isFrozen) this.#act(tab, action);
  }

  #act(tab: Tab, action: Exclude<Action, { kind: 'pass' }>): void {
    switch (action.kind) {
      case 'sign-in':
        return tab.signIn(action.user);
      case 'sign-out':
        return tab.signOut('asked');
      case 'token-refused':
        return tab.signOut('refused');
      case 'hide':
      case 'show':
        tab.isVisible = action.kind === 'show';
        return tab.tell({ type: tab.isVisible ? 'shown' : 'hidden' });
      case 'network-lost':
        tab.hasNetwork = false;
        tab.tell({ type: 'network-lost' });
        return tab.drop(false);
      case 'network-found':
        tab.hasNetwork = true;
        return tab.tell({ type: 'network-found' });
      case 'leave':
        return tab.leave();
      case 'identity-lost':
        return tab.tell({ type: 'identity-lost', attempt: tab.state.attempt });
      case 'deliver':
        return void tab.flush();
      case 'drop':
        return tab.drop(action.noticed);
      case 'crash':
        return tab.crash(action.noticed);
      case 'auth':
        tab.auth = action.mode;
    }
  }

  /** Advances the clock: delivers every message and runs every timer at its millisecond. */
  pass(ms: number): void {
    const end = this.server.time + ms;
    for (let rings = 0; ; rings += 1) {
      if (rings > 5_000) throw new Error('a timer rings without end');
      this.#settle();
      const next = Math.min(...this.tabs.map(({ wake }) => wake));
      if (next > end) break;
      this.server.time = next;
      for (const tab of this.tabs) if (tab.wake <= next) tab.ring();
    }
    this.server.time = end;
    this.#settle();
    for (const tab of this.tabs) tab.look();
    // P1: an online user is seen as online
    for (const tab of this.tabs) {
      if (end - tab.steadySince >= STEADY_MS && tab.user !== null && !this.server.isOnline(tab.user))
        throw new Error(`P1: user ${tab.user} is there and not seen`);
    }
  }

  /** P1 for a single tab: a user who left is seen as offline well before the five minutes are over. */
  checkGone(): void {
    const [tab] = this.tabs;
    if (this.tabs.length !== 1 || !tab) throw new Error('only for one tab');
    if (this.server.time - tab.lastAlive < STEADY_MS) return;
    for (const user of USERS) if (this.server.isOnline(user)) throw new Error(`P1: user ${user} has gone and is seen`);
  }

  /** P5, P6: after a quiet period every user's status is right, whatever happened before. */
  quiet(): void {
    for (const tab of this.tabs) tab.auth = 'works';
    // the longest case: a hidden page stays online for another 30 s, and its last heartbeat is valid for 5 minutes
    this.pass(300_000 + 31_000 + 5_000 + 1);
    for (const user of USERS) {
      const isThere = this.tabs.some((tab) => tab.user === user && tab.shouldBeOnline);
      if (isThere !== this.server.isOnline(user))
        throw new Error(`P5: user ${user} is ${isThere ? 'there and not seen' : 'seen and not there'}`);
    }
  }

  #settle(): void {
    let rounds = 0;
    while (this.tabs.filter((tab) => tab.flush()).length > 0)
      if ((rounds += 1) > 100) throw new Error('the tabs talk without end');
  }

  #newTab(): Tab {
    this.#opened += 1;
    return new Tab(this.server, `tab-${this.#opened}`, this.#opened * 1_234_567, this.#decide);
  }
}

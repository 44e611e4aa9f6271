/** One tab with the session, profile and sign-in models, and a router reduced to the guard. */
import { fork, scopeBind, type EventCallable, type Scope } from 'effector';
import { pageRoutes } from '../../src/app/route-table.ts';
import {
  $authFlow,
  forgotFlowEnded,
  forgotFlowStarted,
  phoneToVerifySet,
  phoneVerified,
  saveAuthFlowFx,
} from '../../src/models/auth-flow/auth-flow.model.ts';
import { readAuthFlow, saveAuthFlow } from '../../src/models/auth-flow/auth-flow.storage.ts';
import type { AuthFlow } from '../../src/models/auth-flow/auth-flow.ts';
import { $activeProfile, profileChosen, saveProfileFx } from '../../src/models/profile/profile.model.ts';
import { decideRoute } from '../../src/models/routing/decide-route.ts';
import { findRule } from '../../src/models/routing/find-rule.ts';
import {
  $session,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
  userChanged,
  userRetried,
  type KeptSession,
  type UserAnswer,
} from '../../src/models/session/session.model.ts';
import type { LoggedUser, ModuleType, Profile } from '../../src/shared/api/generated/model';
import { toInsideAddress } from '../../src/shared/routing/inside-address.ts';
import { createStorage } from '../../src/shared/platform/storage.ts';
import { memoryArea } from '../../stories/memory-area.ts';

/** Possible actions, in any order: the first five come from pages, the others from outside. */
export type Step =
  | { do: 'register' | 'forget'; who: number }
  | { do: 'enterCode' | 'setPassword' | 'saveProfile' }
  | { do: 'signIn'; who: number }
  | { do: 'giveUp' | 'signOut' | 'retry' | 'reload' }
  | { do: 'tokenRefused'; isOld: boolean }
  /** Another tab or the developer panel put another person's token here. */
  | { do: 'someoneElse'; who: number }
  /** GET /auth/me answers. */
  | { do: 'answer'; kind: UserAnswer['kind'] }
  | { do: 'switchModule'; type: ModuleType }
  | { do: 'open'; address: string };

const ORIGIN = 'https://fusha.example';
const profileOf = (type: ModuleType): Profile => ({
  type,
  entity_id: 1,
  id: 1,
  name: type,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});

/** Four accounts: nothing done yet, no profile, all done, all done with several profiles. */
const person = (id: number): LoggedUser =>
  // the models and the guard read no other field
  ({
    id,
    is_verified: id > 0,
    is_super_user: false,
    password_set: id > 1,
    profile_status: id > 2 ? 'completed' : 'uncompleted',
    profiles: id > 3 ? [profileOf('base'), profileOf('venue'), profileOf('team')] : [profileOf('base')],
  }) as unknown as LoggedUser;

export class Tab {
  readonly #people = [0, 1, 2, 3, 4].map(person);
  readonly #storage = createStorage({ local: memoryArea(), session: memoryArea() });
  #token: string | null = null;
  #answers: { token: string; resolve: (answer: UserAnswer) => void }[] = [];
  #scope: Scope;
  #tokens = 0;
  address = '/';
  /** Navigations of the last step, and whether the router still waits for the session. */
  hops = 0;
  isWaiting = false;

  constructor() {
    this.#scope = this.#start();
  }

  get session() {
    return this.#scope.getState($session);
  }
  get flow(): AuthFlow {
    return this.#scope.getState($authFlow);
  }
  get keptFlow(): AuthFlow {
    return readAuthFlow(this.#storage);
  }
  get active() {
    return this.#scope.getState($activeProfile);
  }
  /** The phone number whose code is pending, or null. */
  get numberOf(): number | null {
    const number = this.flow.phoneToVerify?.phone_number;
    return number === undefined ? null : Number(number);
  }

  #start(): Scope {
    const scope = fork({
      values: [[$authFlow, readAuthFlow(this.#storage)]],
      handlers: [
        [saveAuthFlowFx, (flow: AuthFlow) => saveAuthFlow(this.#storage, flow)],
        [saveSessionFx, (kept: KeptSession) => void (this.#token = kept.token)],
        [saveProfileFx, () => {}],
        [leaveFx, () => {}],
        [readUserFx, (token: string) => new Promise<UserAnswer>((resolve) => this.#answers.push({ token, resolve }))],
      ],
    });
    scopeBind(appStarted, { scope })(this.#token);
    return scope;
  }

  async take(step: Step): Promise<void> {
    const wanted = this.#act(step);
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve(); // an answer passes through its effect
    this.#navigate(wanted ?? this.address);
  }

  /** Performs an action; returns the address that the page navigates to itself, if any. */
  #act(step: Step): string | null {
    const { user, token } = this.session.kind === 'signed-in' ? this.session : { user: null, token: this.#token };
    switch (step.do) {
      case 'register':
        this.#fire(phoneToVerifySet, phoneOf(step.who));
        return '/auth/verify';
      case 'forget':
        this.#fire(forgotFlowStarted, phoneOf(step.who));
        return '/auth/verify';
      case 'enterCode': {
        const who = this.numberOf;
        if (who === null) return null;
        this.#verify(who);
        this.#fire(phoneVerified, undefined);
        this.#enter(who);
        return null;
      }
      case 'setPassword':
        if (user) {
          this.#fire(userChanged, this.#change(user, { password_set: true }));
          this.#fire(forgotFlowEnded, undefined);
        }
        return null;
      case 'saveProfile':
        if (user) this.#fire(userChanged, this.#change(user, { profile_status: 'completed' }));
        return null;
      case 'signIn':
        this.#enter(step.who);
        return null;
      case 'giveUp':
        this.#fire(forgotFlowEnded, undefined);
        return '/auth/login';
      case 'signOut':
        this.#fire(signedOut, undefined);
        return null;
      case 'retry':
        this.#fire(userRetried, undefined);
        return null;
      case 'reload':
        this.#answers = [];
        this.#scope = this.#start();
        return null;
      case 'tokenRefused':
        this.#fire(tokenRefused, step.isOld ? 'old' : (token ?? 'none'));
        return null;
      case 'someoneElse':
        this.#fire(tokenGiven, this.#tokenOf(step.who));
        return null;
      case 'answer':
        this.#answer(step.kind);
        return null;
      case 'switchModule':
        this.#fire(profileChosen, { type: step.type, entity_id: 1 });
        return null;
      case 'open':
        return step.address;
    }
  }

  /** The router: follows the guard's redirects until a page is allowed. */
  #navigate(wanted: string): void {
    this.hops = 0;
    this.isWaiting = this.session.kind === 'checking';
    this.address = wanted;
    while (!this.isWaiting && this.hops < 10) {
      const to = this.#elsewhere(this.address);
      if (to === null) return;
      this.hops += 1;
      this.address = to;
    }
  }

  #elsewhere(address: string): string | null {
    const rule = findRule(pageRoutes, address);
    if (!rule) return null;
    const returnTo = toInsideAddress(new URL(address, ORIGIN).searchParams.get('returnTo'), ORIGIN);
    const decision = decideRoute({
      rule,
      address,
      returnTo,
      rules: pageRoutes,
      session: this.session,
      active: this.active,
      flow: this.flow,
    });
    return decision.kind === 'redirect' || decision.kind === 'refuse' ? decision.to : null;
  }

  #answer(kind: UserAnswer['kind']): void {
    const asked = this.#answers.shift();
    if (!asked) return;
    const user = this.#people[whoseToken(asked.token)] ?? person(0);
    asked.resolve(kind === 'user' ? { kind, user } : { kind });
  }
  #enter(who: number): void {
    this.#fire(signedIn, { token: this.#tokenOf(who), user: this.#people[who] ?? person(0) });
  }
  #verify(who: number): void {
    this.#people[who] = { ...(this.#people[who] ?? person(0)), is_verified: true };
  }
  #change(user: LoggedUser, facts: Partial<LoggedUser>): LoggedUser {
    return (this.#people[user.id] = { ...user, ...facts });
  }
  #tokenOf(who: number): string {
    return `${who}:${(this.#tokens += 1)}`;
  }
  #fire<T>(event: EventCallable<T>, payload: T): void {
    scopeBind(event, { scope: this.#scope })(payload);
  }
}

export const phoneOf = (who: number) => ({ phone_prefix: '+355', phone_number: String(who) });
const whoseToken = (token: string): number => Number(token.split(':')[0]);

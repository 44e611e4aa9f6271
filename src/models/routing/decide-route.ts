import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';
import type { AuthFlow } from '../auth-flow/auth-flow.ts';
import { isSuperUserMode, type ActiveProfile } from '../profile/profile.ts';
import { isAuthenticated, type Session } from '../session/session.ts';
import { findRule } from './find-rule.ts';
import { moduleHome } from './module-home.ts';
import type { RouteRule } from './route-rule.ts';

/** What the guard answers: show the page, or the one final address to go to instead (R6). */
export type RouteDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** With "You do not have permission to access that page."; `switchTo` is a profile of the user that would fit `address`. */
  | { kind: 'refuse'; to: string; address: string; switchTo: Profile | null }
  /** A token whose user could not be read: "Try again" in place of the page (R1). */
  | { kind: 'unavailable' };

/** What the guard knows of the person. */
export interface Visitor {
  session: Session;
  active: ActiveProfile;
  flow: AuthFlow;
}

export interface RouteRequest extends Visitor {
  rule: RouteRule;
  /** Path, query and hash inside the app, to come back to after sign-in. */
  address: string;
  /** A checked inside address that the page itself was asked to go on to (`returnTo`). */
  returnTo: string | null;
  /** The whole table: the way on is judged like any other address. */
  rules: readonly RouteRule[];
}

/**
 * The routing guard: a pure function of route and session. Total, needs no second hop, never loops.
 * Callers wait while the session is undecided (R17). Source: RT-02 … RT-06, AUTH-01 … AUTH-05; R6, R23; ledger C-04, C-05, C-09, C-10.
 */
export function decideRoute(request: RouteRequest): RouteDecision {
  const { rule, returnTo, session, flow } = request;
  const user = isAuthenticated(session) ? session.user : null;
  if (session.kind === 'unreachable' && rule.access !== 'public') return { kind: 'unavailable' };

  switch (rule.access) {
    case 'home':
      return user ? redirect(homeOf(request)) : allow;
    case 'guest':
      return user ? afterSignIn(request, user) : allow;
    case 'verify':
      if (flow.phoneToVerify) return allow;
      return refuse(request, user ? afterSignIn(request, user).to : paths.login(returnTo));
    // a guest comes to the open step by signing in: the way back leads to the page beyond it
    case 'credentials':
      if (!user) return refuse(request, paths.login(returnTo));
      return isPasswordOpen(request, user) ? allow : afterSignIn(request, user);
    case 'profile':
      if (!user) return refuse(request, paths.login(returnTo));
      if (user.profile_status === 'completed') return wayOn(request, user);
      return user.password_set ? allow : afterSignIn(request, user);
    default:
      return openPage(request, user);
  }
}

type Leave = Exclude<RouteDecision, { kind: 'allow' | 'unavailable' }>;

/** First the password, then the profile, then where the person wanted to go. Source: AUTH-01 … AUTH-05 (routing after login), C-05. */
function afterSignIn(request: RouteRequest, user: LoggedUser): Leave {
  if (isPasswordOpen(request, user)) return redirect(paths.credentials(request.returnTo));
  if (user.profile_status === 'uncompleted') return redirect(paths.profile(request.returnTo));
  return wayOn(request, user);
}

/** The page that was wanted, judged like any other; the module's home where there is none, and in place of a page about signing in. */
function wayOn(request: RouteRequest, user: LoggedUser): Leave {
  const address = request.returnTo;
  const rule = address === null ? undefined : findRule(request.rules, address);
  if (address === null || !rule || !['public', 'user', 'prompt'].includes(rule.access))
    return redirect(homeOf(request));
  const decision = openPage({ ...request, rule, address }, user);
  return decision.kind === 'refuse' ? decision : redirect(address);
}

/** A page for everybody, or for whoever is signed in, in the modules it is for. */
function openPage(request: RouteRequest, user: LoggedUser | null): Leave | { kind: 'allow' } {
  const { rule, address, active } = request;
  const { modules } = rule;
  if (!user) {
    return rule.access !== 'user' && (!modules || modules.includes('base'))
      ? allow
      : refuse(request, paths.login(address));
  }
  const fits = (profile: ActiveProfile) =>
    !modules || (modules.includes(profile.type) && (profile.type !== 'superuser' || isSuperUserMode(user, profile)));
  return fits(active) ? allow : refuse(request, homeOf(request), user.profiles.find(fits));
}

const isPasswordOpen = ({ flow }: RouteRequest, user: LoggedUser): boolean => !user.password_set || flow.forgotFlow;
const homeOf = ({ active }: RouteRequest): string => moduleHome(active.type);

const allow = { kind: 'allow' } as const;
const redirect = (to: string) => ({ kind: 'redirect', to }) as const;
const refuse = ({ address }: RouteRequest, to: string, switchTo: Profile | null = null) =>
  ({ kind: 'refuse', to, address, switchTo }) as const;

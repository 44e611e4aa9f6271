import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import type { AuthFlow } from '../auth-flow/auth-flow.ts';
import { isSuperUserMode, type ActiveProfile } from '../profile/profile.ts';
import { isAuthenticated, isComplete, type Session } from '../session/session.ts';
import { findRule } from './find-rule.ts';
import { moduleHome } from '../profile/module-home.ts';
import type { RouteRule } from './route-rule.ts';

/** The guard's decision: show the page, or the one final address to go to instead (R6). */
export type RouteDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** With "You do not have permission to access that page."; `switchTo` is a profile of the user that would fit `address`. */
  | { kind: 'refuse'; to: string; address: string; switchTo: Profile | null }
  /** There is a token whose user could not be read: "Try again" replaces the page (R1). */
  | { kind: 'unavailable' };

/** What the guard knows of the visitor. */
export interface Visitor {
  session: Session;
  active: ActiveProfile;
  flow: AuthFlow;
}

export interface RouteRequest extends Visitor {
  rule: RouteRule;
  /** Path, query and hash inside the app, to come back to after sign-in. */
  address: string;
  /** The validated inside address to continue to (`returnTo`). */
  returnTo: string | null;
  /** The whole table: the address to continue to is decided like any other. */
  rules: readonly RouteRule[];
}

/**
 * The routing guard: a pure function of route and session. Total, answers with a final address, never loops.
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
      return refuse(request, user ? afterSignIn(request, user).to : firstPaths.login(returnTo));
    // after signing in a guest is sent to the pending step anyway, so `returnTo` is the page after it
    case 'credentials':
      if (!user) return refuse(request, firstPaths.login(returnTo));
      return isPasswordOpen(request, user) ? allow : afterSignIn(request, user);
    case 'profile':
      if (!user) return refuse(request, firstPaths.login(returnTo));
      if (user.profile_status === 'completed') return continueTo(request, user);
      return user.password_set ? allow : afterSignIn(request, user);
    default:
      // what the page needs is refused until then; afterwards it is continued to
      if (user && !isComplete(user) && rule.access !== 'public' && !rule.beforeProfile)
        return afterSignIn({ ...request, returnTo: request.address }, user);
      return openPage(request, user);
  }
}

type Redirection = Exclude<RouteDecision, { kind: 'allow' | 'unavailable' }>;

/** First the password, then the profile, then the requested page. Source: AUTH-01 … AUTH-05 (routing after login), C-05. */
function afterSignIn(request: RouteRequest, user: LoggedUser): Redirection {
  if (isPasswordOpen(request, user)) return redirect(firstPaths.credentials(request.returnTo));
  if (user.profile_status === 'uncompleted') return redirect(firstPaths.profile(request.returnTo));
  return continueTo(request, user);
}

/** The requested page, decided like any other; the module's home if there is none or if it is a sign-in page. */
function continueTo(request: RouteRequest, user: LoggedUser): Redirection {
  const address = request.returnTo;
  const rule = address === null ? undefined : findRule(request.rules, address);
  if (address === null || !rule || !['public', 'user', 'prompt'].includes(rule.access))
    return redirect(homeOf(request));
  const decision = openPage({ ...request, rule, address }, user);
  return decision.kind === 'allow' ? redirect(address) : decision;
}

/** A public page or one for signed-in users, in the modules it allows; of a frame its default child. */
function openPage(request: RouteRequest, user: LoggedUser | null): Redirection | { kind: 'allow' } {
  const { rule, address, active } = request;
  const { modules, child } = rule;
  const open = child ? redirect(address.replace(/\/?(?=[?#]|$)/, `/${child}`)) : allow;
  if (!user) {
    return rule.access !== 'user' && (!modules || modules.includes('base'))
      ? open
      : refuse(request, firstPaths.login(address));
  }
  const fits = (profile: ActiveProfile) =>
    !modules || (modules.includes(profile.type) && (profile.type !== 'superuser' || isSuperUserMode(user, profile)));
  return fits(active) ? open : refuse(request, homeOf(request), user.profiles.find(fits));
}

const isPasswordOpen = ({ flow }: RouteRequest, user: LoggedUser): boolean => !user.password_set || flow.forgotFlow;
/**
 * The superuser module is no home to whoever is not in super user mode: it would refuse them again (SUP-03). Nor is that of any module
 * but base before the profile is completed.
 */
const homeOf = ({ active, session }: RouteRequest): string => {
  const user = isAuthenticated(session) ? session.user : null;
  const isClosed =
    (active.type === 'superuser' && !isSuperUserMode(user, active)) ||
    (active.type !== 'base' && user !== null && !isComplete(user));
  return isClosed ? firstPaths.account() : moduleHome(active.type);
};

const allow = { kind: 'allow' } as const;
const redirect = (to: string) => ({ kind: 'redirect', to }) as const;
const refuse = ({ address }: RouteRequest, to: string, switchTo: Profile | null = null) =>
  ({ kind: 'refuse', to, address, switchTo }) as const;

import type { ModuleType, Profile } from '../../shared/api/generated/model';
import { isSuperUserMode, type ActiveProfile } from '../profile/profile.ts';
import { isAuthenticated, type Session } from '../session/session.ts';
import { moduleHome } from './module-home.ts';
import type { RouteRule } from './route-rule.ts';

/** What the guard answers: show the page, or the one final address to go to instead (R6). */
export type RouteDecision =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** With "You do not have permission to access that page."; `switchTo` is a profile of the user that would fit. */
  | { kind: 'refuse'; to: string; switchTo: Profile | null }
  /** A token whose user could not be read: "Try again" in place of the page (R1). */
  | { kind: 'unavailable' };

export interface RouteRequest {
  rule: RouteRule;
  /** Path, query and hash inside the app, to come back to after sign-in. */
  address: string;
  /** A checked inside address that the page itself was asked to go on to (`returnTo`). */
  returnTo: string | null;
  session: Session;
  active: ActiveProfile;
}

/**
 * The routing guard: a pure function of route and session. Total, needs no second hop, never loops.
 * Callers wait while the session is undecided (R17). Source: specification §2, §4; R6, R23.
 */
export function decideRoute({ rule, address, returnTo, session, active }: RouteRequest): RouteDecision {
  const authenticated = isAuthenticated(session);
  const module: ModuleType = authenticated ? active.type : 'base';

  if (session.kind === 'unreachable' && rule.access !== 'public') return { kind: 'unavailable' };
  if (rule.access === 'guest') {
    return authenticated ? { kind: 'redirect', to: returnTo ?? moduleHome(module) } : { kind: 'allow' };
  }
  if (rule.access === 'user' && !authenticated) return { kind: 'refuse', to: loginAddress(address), switchTo: null };
  if (!rule.modules) return { kind: 'allow' };

  const superUserFits = module !== 'superuser' || (authenticated && isSuperUserMode(session.user, active));
  if (rule.modules.includes(module) && superUserFits) return { kind: 'allow' };
  if (!authenticated) return { kind: 'refuse', to: loginAddress(address), switchTo: null };
  const fitting = session.user.profiles.find((profile) => rule.modules?.includes(profile.type));
  return { kind: 'refuse', to: moduleHome(module), switchTo: fitting ?? null };
}

/** The sign-in page, with the way back. */
export const loginAddress = (address: string): string => `/auth/login?returnTo=${encodeURIComponent(address)}`;

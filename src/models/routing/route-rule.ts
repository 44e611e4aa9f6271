import type { ModuleType } from '../../shared/api/generated/model';

/** Who may open a route. Source: specification §2, design §3. */
export type RouteAccess =
  /** Anybody. */
  | 'public'
  /** Only guests; a signed-in user is sent to the module's home. */
  | 'guest'
  /** Only signed-in users; a guest is sent to /auth/login and back afterwards. */
  | 'user'
  /** A guest sees the sign-in prompt in place (R6: /account and /bookings). */
  | 'prompt';

/** What a route declares; the guard reads nothing else. */
export interface RouteRule {
  /** Router path, without the base path. */
  path: string;
  access: RouteAccess;
  /** Modules the route is limited to; absent = any. A guest counts as base. */
  modules?: readonly ModuleType[];
  /** The view lies under notch and home bar (specification §2: one route flag). */
  ignoresSafeArea?: boolean;
}

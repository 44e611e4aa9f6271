import type { ModuleType } from '../../shared/api/generated/model';
import type { PlainWordingKey } from '../snackbars/wording.ts';

/** Who may open a route. Source: RT-03 … RT-06, design §3. */
export type RouteAccess =
  /** Anybody. */
  | 'public'
  /** Only guests; a signed-in user is sent to the module's home and nowhere else (ledger C-04). */
  | 'home'
  /** Only guests; signed-in users continue to the pending step, the requested page, or home. */
  | 'guest'
  /** Only signed-in users; a guest is sent to /auth/login and back afterwards. */
  | 'user'
  /** A guest sees the sign-in prompt in place (R6: /account and /bookings). */
  | 'prompt'
  /** Needs a phone number to verify. */
  | 'verify'
  /** Signed-in users without a password, or who have forgotten it. */
  | 'credentials'
  /** Signed-in users with an uncompleted profile. */
  | 'profile';

/** What a route declares for the guard. */
export interface RouteRule {
  /** Router path, without the base path. */
  path: string;
  access: RouteAccess;
  /** Modules the route is limited to; absent = any. A guest counts as base. */
  modules?: readonly ModuleType[];
  /** Open to a signed-in user who has no password or profile yet; public pages always are (decision 043). */
  beforeProfile?: true;
  /** The page that frames those below its path, and shows this one of them when none is asked for (RT-05). */
  child?: string;
  /** The page's title; absent where it depends on the data shown. */
  title?: PlainWordingKey;
}

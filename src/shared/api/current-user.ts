import { apiContext } from './context.ts';
import { ApiError } from './errors.ts';
import { getMe } from './generated/endpoints/auth/auth.ts';
import type { LoggedUser } from './generated/model';

/** GET /auth/me; without a token it is refused here, and nothing is sent. Source: ERR-05, ledger C-36. */
export async function readCurrentUser(): Promise<LoggedUser> {
  const { getToken, say } = apiContext();
  if (getToken() === null) throw new ApiError({ message: say('notAuthenticated'), kind: 'refused', status: 401 });
  return (await getMe()).user;
}

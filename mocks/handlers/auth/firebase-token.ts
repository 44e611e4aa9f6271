import type { ModuleType, SessionRecord } from '../../db/records.ts';
import { customTokenOf } from '../../identity/tokens.ts';

/** The custom token of POST /auth/firebase-token: the user, and the module of the request. It ends with the session. */
export const firebaseToken = ({
  session,
  module,
  now,
}: {
  session: SessionRecord;
  module: ModuleType;
  now: number;
}): string =>
  customTokenOf({
    uid: String(session.user_id),
    claims: { module, session: session.id },
    now,
  });

import type { ModuleType } from '../../db/records.ts';
import { customTokenOf } from '../../identity/tokens.ts';

/** The custom token of POST /auth/firebase-token: the user, and the module of the request. */
export const firebaseToken = ({ userId, module, now }: { userId: number; module: ModuleType; now: number }): string =>
  customTokenOf({ uid: String(userId), claims: { module }, now });

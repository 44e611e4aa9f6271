/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CustomToken } from './customToken.ts';

export interface CreateFirebaseTokenData {
  firebase_token: CustomToken;
}

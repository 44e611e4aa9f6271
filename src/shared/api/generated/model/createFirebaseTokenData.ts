/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CreateFirebaseTokenData {
  /** @minLength 1 */
  firebase_token: string;
}

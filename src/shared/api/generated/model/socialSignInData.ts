/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoggedUser } from './loggedUser.ts';

export interface SocialSignInData {
  /** @minLength 1 */
  access_token: string;
  user: LoggedUser;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoggedUser } from './loggedUser.ts';

export interface SaveProfileData {
  user: LoggedUser;
}

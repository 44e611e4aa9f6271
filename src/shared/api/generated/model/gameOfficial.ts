/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameOfficialRole } from './gameOfficialRole.ts';
import type { UserRef } from './userRef.ts';

/**
 * Appointed by who runs the competition
 */
export interface GameOfficial {
  user: UserRef;
  role: GameOfficialRole;
}

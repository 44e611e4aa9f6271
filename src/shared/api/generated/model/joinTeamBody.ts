/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Position } from './position.ts';

export interface JoinTeamBody {
  /** @maxLength 300 */
  message?: string;
  position?: Position;
}

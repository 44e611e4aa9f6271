/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PresenceStatus } from './presenceStatus.ts';

export interface GetUserStatusData {
  status: PresenceStatus;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface MarkNotificationsReadBody {
  /**
     * Without it all notifications; an empty list is refused rather than read as all.
     * @minItems 1
     */
  ids?: Id[];
}

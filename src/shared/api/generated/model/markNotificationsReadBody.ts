/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface MarkNotificationsReadBody {
  /**
     * All notifications when absent; an empty list is refused.
     * @minItems 1
     */
  ids?: Id[];
}

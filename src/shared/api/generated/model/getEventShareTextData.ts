/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventShare } from './eventShare.ts';

export interface GetEventShareTextData {
  share: EventShare;
}

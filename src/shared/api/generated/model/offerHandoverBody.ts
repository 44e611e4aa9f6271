/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HandoverScope } from './handoverScope.ts';
import type { Id } from './id.ts';

export interface OfferHandoverBody {
  /** The receiver, found by GET /users */
  user_id: Id;
  scope: HandoverScope;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DecideApplicationBodyDecision } from './decideApplicationBodyDecision.ts';

export interface DecideApplicationBody {
  decision: DecideApplicationBodyDecision;
  /** @maxLength 300 */
  note?: string;
}

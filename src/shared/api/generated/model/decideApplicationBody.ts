/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DecideApplicationBodyDecision } from './decideApplicationBodyDecision.ts';
import type { ManyLines } from './manyLines.ts';

export interface DecideApplicationBody {
  decision: DecideApplicationBodyDecision;
  note?: ManyLines;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DecideReportBodyDecision } from './decideReportBodyDecision.ts';

export interface DecideReportBody {
  decision: DecideReportBodyDecision;
}

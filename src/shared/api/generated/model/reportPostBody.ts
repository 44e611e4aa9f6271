/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';
import type { ReportReason } from './reportReason.ts';

export interface ReportPostBody {
  reason: ReportReason;
  note?: ManyLines;
}

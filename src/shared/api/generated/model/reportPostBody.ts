/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportReason } from './reportReason.ts';

export interface ReportPostBody {
  reason: ReportReason;
  /** @maxLength 300 */
  note?: string;
}

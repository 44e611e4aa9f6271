/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReportReason = zod.enum(['spam', 'abuse', 'untrue', 'other']);

export type ReportReason = zod.input<typeof ReportReason>;
export type ReportReasonOutput = zod.output<typeof ReportReason>;

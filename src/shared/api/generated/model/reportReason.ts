/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];


export const ReportReason = {
  spam: 'spam',
  abuse: 'abuse',
  untrue: 'untrue',
  other: 'other',
} as const;

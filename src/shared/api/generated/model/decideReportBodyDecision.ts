/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DecideReportBodyDecision = typeof DecideReportBodyDecision[keyof typeof DecideReportBodyDecision];


export const DecideReportBodyDecision = {
  keep: 'keep',
  remove: 'remove',
  ban: 'ban',
} as const;

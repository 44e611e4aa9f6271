/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type EventCourtChoice = typeof EventCourtChoice[keyof typeof EventCourtChoice];


export const EventCourtChoice = {
  keep: 'keep',
  free: 'free',
} as const;

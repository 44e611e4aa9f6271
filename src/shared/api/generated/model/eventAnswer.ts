/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type EventAnswer = typeof EventAnswer[keyof typeof EventAnswer];


export const EventAnswer = {
  going: 'going',
  maybe: 'maybe',
  declined: 'declined',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ParticipantStatus = typeof ParticipantStatus[keyof typeof ParticipantStatus];


export const ParticipantStatus = {
  invited: 'invited',
  requested: 'requested',
  going: 'going',
  maybe: 'maybe',
  waitlisted: 'waitlisted',
  declined: 'declined',
  removed: 'removed',
} as const;

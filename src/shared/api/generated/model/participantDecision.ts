/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ParticipantDecision = typeof ParticipantDecision[keyof typeof ParticipantDecision];


export const ParticipantDecision = {
  going: 'going',
  declined: 'declined',
} as const;

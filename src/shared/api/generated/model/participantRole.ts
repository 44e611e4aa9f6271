/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ParticipantRole = typeof ParticipantRole[keyof typeof ParticipantRole];


export const ParticipantRole = {
  host: 'host',
  player: 'player',
} as const;

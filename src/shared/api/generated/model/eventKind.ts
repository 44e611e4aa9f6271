/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type EventKind = typeof EventKind[keyof typeof EventKind];


export const EventKind = {
  'open-game': 'open-game',
  training: 'training',
  tryout: 'tryout',
  social: 'social',
} as const;

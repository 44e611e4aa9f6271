/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GameKind = typeof GameKind[keyof typeof GameKind];


export const GameKind = {
  fixture: 'fixture',
  event: 'event',
} as const;

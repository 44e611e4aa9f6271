/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ClosureAction = typeof ClosureAction[keyof typeof ClosureAction];


export const ClosureAction = {
  move: 'move',
  cancel: 'cancel',
  ask: 'ask',
} as const;

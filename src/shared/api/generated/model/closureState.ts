/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * asked: waits for the player; moved and cancelled: by the answer or at once by the venue; lapsed: cancelled since nobody answered in time; kept: the court was opened again; ended: cancelled or moved otherwise meanwhile
 */
export type ClosureState = typeof ClosureState[keyof typeof ClosureState];


export const ClosureState = {
  asked: 'asked',
  moved: 'moved',
  cancelled: 'cancelled',
  lapsed: 'lapsed',
  kept: 'kept',
  ended: 'ended',
} as const;

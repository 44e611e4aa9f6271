/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Delay of the court's slots in minutes
 */
export type DelayedStart = typeof DelayedStart[keyof typeof DelayedStart];


export const DelayedStart = {
  NUMBER_0: 0,
  NUMBER_15: 15,
  NUMBER_30: 30,
  NUMBER_45: 45,
} as const;

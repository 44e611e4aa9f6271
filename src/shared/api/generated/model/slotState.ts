/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A player sees confirmed, pending, held and blocked as taken.
 */
export type SlotState = typeof SlotState[keyof typeof SlotState];


export const SlotState = {
  available: 'available',
  confirmed: 'confirmed',
  pending: 'pending',
  held: 'held',
  blocked: 'blocked',
  past: 'past',
  'too-soon': 'too-soon',
  'too-far': 'too-far',
} as const;

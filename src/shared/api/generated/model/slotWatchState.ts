/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * waiting: taken, or free for a watcher who came earlier; your-turn: only the user can book it, until turn_until; open: everybody can book it
 */
export type SlotWatchState = typeof SlotWatchState[keyof typeof SlotWatchState];


export const SlotWatchState = {
  waiting: 'waiting',
  'your-turn': 'your-turn',
  open: 'open',
} as const;

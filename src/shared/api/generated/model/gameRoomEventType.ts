/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events of the room fixture-{id}: sides, score or result (decision 042)
 */
export type GameRoomEventType = typeof GameRoomEventType[keyof typeof GameRoomEventType];


export const GameRoomEventType = {
  'result-changed': 'result-changed',
} as const;

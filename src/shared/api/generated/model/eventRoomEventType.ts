/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events of the room event-{id}, with the actor in data.activity: the event; answers and people; its game (decision 041)
 */
export type EventRoomEventType = typeof EventRoomEventType[keyof typeof EventRoomEventType];


export const EventRoomEventType = {
  'event-changed': 'event-changed',
  'answers-changed': 'answers-changed',
  'game-changed': 'game-changed',
} as const;

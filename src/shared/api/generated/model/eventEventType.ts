/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events that only the server sends, to the people of an event or a game (decisions 041 and 042)
 */
export type EventEventType = typeof EventEventType[keyof typeof EventEventType];


export const EventEventType = {
  EventChanged: 'EventChanged',
  GameChanged: 'GameChanged',
} as const;

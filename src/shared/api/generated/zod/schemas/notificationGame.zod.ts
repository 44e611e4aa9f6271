/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventRef } from './eventRef.zod.ts';
import { Id } from './id.zod.ts';

export const notificationGameHomeScoreMin = 0;

export const notificationGameAwayScoreMin = 0;



export const NotificationGame = zod.strictObject({
  "id": Id,
  "event": EventRef.optional().describe('Of the game of an event'),
  "home": zod.string(),
  "away": zod.string(),
  "home_score": zod.int().min(notificationGameHomeScoreMin).nullable(),
  "away_score": zod.int().min(notificationGameAwayScoreMin).nullable(),
  "waits": zod.boolean().optional().describe('Of result-entered; true: the user may still confirm or dispute it')
}).describe('The game a notification is about');

export type NotificationGame = zod.input<typeof NotificationGame>;
export type NotificationGameOutput = zod.output<typeof NotificationGame>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventRef } from './eventRef.zod.ts';
import { GameOfficialRole } from './gameOfficialRole.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';

export const notificationGameHomeScoreMin = 0;

export const notificationGameAwayScoreMin = 0;



export const NotificationGame = zod.strictObject({
  "id": Id,
  "event": EventRef.optional().describe('Of the game of an event'),
  "home": zod.string(),
  "away": zod.string(),
  "home_score": zod.int().min(notificationGameHomeScoreMin).nullable(),
  "away_score": zod.int().min(notificationGameAwayScoreMin).nullable(),
  "starts_at": zod.union([Instant,zod.null()]).optional().describe('Of fixture-changed its new time; of fixture-official when it is'),
  "change": zod.enum(['moved', 'postponed', 'court-closing', 'court-kept', 'court-lost']).optional().describe('Of fixture-changed; court-closing: the venue closes its court, and the game has to be moved until `until`; court-kept: it has opened the court again before that; court-lost: the venue declined or took back its court, and it has no time any more'),
  "appointment": zod.enum(['asked', 'accepted', 'declined', 'removed']).optional().describe('Of fixture-official; asked and removed: to the official; the others: to who runs the competition'),
  "role": GameOfficialRole.optional().describe('Of fixture-official'),
  "reason": zod.string().optional().describe('Of fixture-changed, when it was postponed or its court was declined or is closed'),
  "until": Instant.optional().describe('Of court-closing'),
  "waits": zod.boolean().optional().describe('Of result-entered; true: the user may still confirm or dispute it')
}).describe('The game a notification is about');

export type NotificationGame = zod.input<typeof NotificationGame>;
export type NotificationGameOutput = zod.output<typeof NotificationGame>;

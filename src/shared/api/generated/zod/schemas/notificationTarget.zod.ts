/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { NotificationBooking } from './notificationBooking.zod.ts';
import { NotificationCommunity } from './notificationCommunity.zod.ts';
import { NotificationCompetition } from './notificationCompetition.zod.ts';
import { NotificationEvent } from './notificationEvent.zod.ts';
import { NotificationGame } from './notificationGame.zod.ts';
import { NotificationTeam } from './notificationTeam.zod.ts';

export const NotificationTarget = zod.strictObject({
  "entity_type": zod.string().describe('The kind of record it is about, e.g. booking'),
  "entity_id": Id,
  "url": zod.string().describe('Path inside the app, with switch_module and switch_entity_id when it needs another profile'),
  "booking": NotificationBooking.optional().describe('Only of notifications about one session'),
  "team": NotificationTeam.optional().describe('Only of notifications about a team'),
  "community": NotificationCommunity.optional().describe('Only of notifications about a community'),
  "competition": NotificationCompetition.optional().describe('Only of notifications about a competition'),
  "event": NotificationEvent.optional().describe('Only of notifications about an event'),
  "game": NotificationGame.optional().describe('Only of notifications about a game')
});

export type NotificationTarget = zod.input<typeof NotificationTarget>;
export type NotificationTargetOutput = zod.output<typeof NotificationTarget>;

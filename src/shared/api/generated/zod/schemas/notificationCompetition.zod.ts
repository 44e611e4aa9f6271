/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { DeductedPoints } from './deductedPoints.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';

export const NotificationCompetition = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "team": zod.string().optional().describe('The name of the team it is about; of the phase finished, the champion'),
  "application_id": Id.optional().describe('Of application-received about one that still waits, and of the answers to it'),
  "decision": zod.enum(['accepted', 'rejected', 'waitlisted', 'promoted']).optional().describe('Of application-decided; promoted: from the waiting list'),
  "change": zod.enum(['added', 'deducted', 'disqualified', 'withdrawn', 'walkover', 'annulled', 'forfeited', 'reopened']).optional().describe('Of entry-changed; walkover and annulled: what a team that has left means for the games of this one, or that a game of it was won without playing; forfeited: it was lost so; reopened: a result of it was taken back'),
  "phase": zod.enum(['registration', 'ongoing', 'finished']).optional().describe('Of competition-phase, for followers: teams may apply, it has begun, it is over'),
  "games": Count.optional().describe('Of fixture-scheduled: how many of the team'),
  "starts_at": Instant.optional().describe('Of fixture-scheduled: the first of them'),
  "points": DeductedPoints.optional().describe('Of deducted')
}).describe('The competition a notification is about');

export type NotificationCompetition = zod.input<typeof NotificationCompetition>;
export type NotificationCompetitionOutput = zod.output<typeof NotificationCompetition>;

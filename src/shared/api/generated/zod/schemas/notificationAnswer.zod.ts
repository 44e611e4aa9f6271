/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const NotificationAnswer = zod.enum(['accepted', 'declined', 'withdrawn', 'expired', 'moved', 'cancelled', 'none']).describe('handover-answered: accepted, declined, withdrawn, expired; closure-answered: moved, cancelled, none (nobody answered in time)');

export type NotificationAnswer = zod.input<typeof NotificationAnswer>;
export type NotificationAnswerOutput = zod.output<typeof NotificationAnswer>;

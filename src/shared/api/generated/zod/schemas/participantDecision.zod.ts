/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ParticipantDecision = zod.enum(['going', 'declined']);

export type ParticipantDecision = zod.input<typeof ParticipantDecision>;
export type ParticipantDecisionOutput = zod.output<typeof ParticipantDecision>;

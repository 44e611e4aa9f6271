/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ParticipantRole = zod.enum(['host', 'player']);

export type ParticipantRole = zod.input<typeof ParticipantRole>;
export type ParticipantRoleOutput = zod.output<typeof ParticipantRole>;

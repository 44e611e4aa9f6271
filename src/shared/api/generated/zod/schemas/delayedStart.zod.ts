/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DelayedStart = zod.union([zod.literal(0),zod.literal(15),zod.literal(30),zod.literal(45)]).describe('Delay of the court\'s slots in minutes');

export type DelayedStart = zod.input<typeof DelayedStart>;
export type DelayedStartOutput = zod.output<typeof DelayedStart>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DelayedStart = zod.union([zod.literal(0),zod.literal(15),zod.literal(30),zod.literal(45)]).describe('Minutes by which the slots of the court begin later');

export type DelayedStart = zod.input<typeof DelayedStart>;
export type DelayedStartOutput = zod.output<typeof DelayedStart>;

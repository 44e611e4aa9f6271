/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtRef } from './courtRef.zod.ts';
import { CourtSlot } from './courtSlot.zod.ts';

export const CourtAvailability = zod.strictObject({
  "court": CourtRef,
  "slots": zod.array(CourtSlot)
});

export type CourtAvailability = zod.input<typeof CourtAvailability>;
export type CourtAvailabilityOutput = zod.output<typeof CourtAvailability>;

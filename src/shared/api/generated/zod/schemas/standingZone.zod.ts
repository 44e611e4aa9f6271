/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';





export const StandingZone = zod.strictObject({
  "from": zod.int().min(1),
  "to": zod.int().min(1),
  "kind": zod.enum(['advances', 'may-advance']).describe('may-advance: as one of the best of their rank')
}).describe('What the places from and to stand for');

export type StandingZone = zod.input<typeof StandingZone>;
export type StandingZoneOutput = zod.output<typeof StandingZone>;

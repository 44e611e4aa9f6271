/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { VenueDisabler } from './venueDisabler.zod.ts';

export const VenueDisabled = zod.strictObject({
  "at": Instant,
  "by": VenueDisabler,
  "reason": zod.string().nullable().describe('Given by a super user')
}).describe('How a venue was disabled; only for its users and super users.');

export type VenueDisabled = zod.input<typeof VenueDisabled>;
export type VenueDisabledOutput = zod.output<typeof VenueDisabled>;

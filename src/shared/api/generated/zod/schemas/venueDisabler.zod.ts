/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueDisabler = zod.enum(['owner', 'superuser']);

export type VenueDisabler = zod.input<typeof VenueDisabler>;
export type VenueDisablerOutput = zod.output<typeof VenueDisabler>;

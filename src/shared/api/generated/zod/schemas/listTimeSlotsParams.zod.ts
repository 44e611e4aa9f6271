/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListTimeSlotsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListTimeSlotsParams = zod.input<typeof ListTimeSlotsParams>;
export type ListTimeSlotsParamsOutput = zod.output<typeof ListTimeSlotsParams>;

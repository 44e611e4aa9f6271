/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListSlotWatchesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListSlotWatchesParams = zod.input<typeof ListSlotWatchesParams>;
export type ListSlotWatchesParamsOutput = zod.output<typeof ListSlotWatchesParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteSlotWatchParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteSlotWatchParams = zod.input<typeof DeleteSlotWatchParams>;
export type DeleteSlotWatchParamsOutput = zod.output<typeof DeleteSlotWatchParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeletePushSubscriptionParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeletePushSubscriptionParams = zod.input<typeof DeletePushSubscriptionParams>;
export type DeletePushSubscriptionParamsOutput = zod.output<typeof DeletePushSubscriptionParams>;

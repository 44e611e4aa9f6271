/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CancelHandoverParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type CancelHandoverParams = zod.input<typeof CancelHandoverParams>;
export type CancelHandoverParamsOutput = zod.output<typeof CancelHandoverParams>;

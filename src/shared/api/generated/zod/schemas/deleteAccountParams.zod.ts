/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteAccountParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteAccountParams = zod.input<typeof DeleteAccountParams>;
export type DeleteAccountParamsOutput = zod.output<typeof DeleteAccountParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetEventShareTextParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "locale": zod.enum(['en', 'sq']).optional()
})

export type GetEventShareTextParams = zod.input<typeof GetEventShareTextParams>;
export type GetEventShareTextParamsOutput = zod.output<typeof GetEventShareTextParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetOrganizationParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetOrganizationParams = zod.input<typeof GetOrganizationParams>;
export type GetOrganizationParamsOutput = zod.output<typeof GetOrganizationParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteOrganizationImageParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteOrganizationImageParams = zod.input<typeof DeleteOrganizationImageParams>;
export type DeleteOrganizationImageParamsOutput = zod.output<typeof DeleteOrganizationImageParams>;

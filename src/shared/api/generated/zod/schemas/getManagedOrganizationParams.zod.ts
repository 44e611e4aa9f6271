/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetManagedOrganizationParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetManagedOrganizationParams = zod.input<typeof GetManagedOrganizationParams>;
export type GetManagedOrganizationParamsOutput = zod.output<typeof GetManagedOrganizationParams>;

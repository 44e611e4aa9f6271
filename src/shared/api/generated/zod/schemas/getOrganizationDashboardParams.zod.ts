/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetOrganizationDashboardParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetOrganizationDashboardParams = zod.input<typeof GetOrganizationDashboardParams>;
export type GetOrganizationDashboardParamsOutput = zod.output<typeof GetOrganizationDashboardParams>;

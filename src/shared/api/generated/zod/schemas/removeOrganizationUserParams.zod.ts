/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveOrganizationUserParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveOrganizationUserParams = zod.input<typeof RemoveOrganizationUserParams>;
export type RemoveOrganizationUserParamsOutput = zod.output<typeof RemoveOrganizationUserParams>;

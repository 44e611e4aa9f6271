/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ProfileStatus } from './profileStatus.zod.ts';

export const ListOrganizationUsersParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "profile": ProfileStatus.optional()
})

export type ListOrganizationUsersParams = zod.input<typeof ListOrganizationUsersParams>;
export type ListOrganizationUsersParamsOutput = zod.output<typeof ListOrganizationUsersParams>;

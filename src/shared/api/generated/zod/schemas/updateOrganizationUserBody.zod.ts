/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { OrganizationRole } from './organizationRole.zod.ts';

export const UpdateOrganizationUserBody = zod.strictObject({
  "module": ModuleType,
  "role": OrganizationRole
});

export type UpdateOrganizationUserBody = zod.input<typeof UpdateOrganizationUserBody>;
export type UpdateOrganizationUserBodyOutput = zod.output<typeof UpdateOrganizationUserBody>;

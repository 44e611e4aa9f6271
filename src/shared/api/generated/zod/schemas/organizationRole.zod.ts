/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OrganizationRole = zod.enum(['owner', 'manager', 'referee']);

export type OrganizationRole = zod.input<typeof OrganizationRole>;
export type OrganizationRoleOutput = zod.output<typeof OrganizationRole>;

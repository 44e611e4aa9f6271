/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { OrganizationRole } from './organizationRole.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { ProfileStatus } from './profileStatus.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const OrganizationUser = zod.strictObject({
  "user": UserRef,
  "role": OrganizationRole,
  "since": Instant.describe('When they were added'),
  "is_online": zod.boolean().describe('At this moment, if they show it'),
  "profile_status": ProfileStatus.describe('uncompleted: they have not given their name yet'),
  "permissions": Permissions.describe('change: the role; remove: also oneself. Neither for the last owner')
});

export type OrganizationUser = zod.input<typeof OrganizationUser>;
export type OrganizationUserOutput = zod.output<typeof OrganizationUser>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type OrganizationRole = typeof OrganizationRole[keyof typeof OrganizationRole];


export const OrganizationRole = {
  owner: 'owner',
  manager: 'manager',
  referee: 'referee',
} as const;

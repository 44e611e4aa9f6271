/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ModuleType = typeof ModuleType[keyof typeof ModuleType];


export const ModuleType = {
  base: 'base',
  superuser: 'superuser',
  venue: 'venue',
  team: 'team',
  organization: 'organization',
  community: 'community',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A link may be passed on, so it makes nobody an admin.
 */
export type LinkRole = typeof LinkRole[keyof typeof LinkRole];


export const LinkRole = {
  coach: 'coach',
  captain: 'captain',
  manager: 'manager',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An empty list of roles is a plain member.
 */
export type TeamRole = typeof TeamRole[keyof typeof TeamRole];


export const TeamRole = {
  admin: 'admin',
  coach: 'coach',
  captain: 'captain',
  manager: 'manager',
} as const;

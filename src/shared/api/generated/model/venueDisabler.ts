/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VenueDisabler = typeof VenueDisabler[keyof typeof VenueDisabler];


export const VenueDisabler = {
  owner: 'owner',
  superuser: 'superuser',
} as const;

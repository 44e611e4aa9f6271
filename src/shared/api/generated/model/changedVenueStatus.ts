/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ChangedVenueStatus = typeof ChangedVenueStatus[keyof typeof ChangedVenueStatus];


export const ChangedVenueStatus = {
  disabled: 'disabled',
  published: 'published',
} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * disabled, restored and reopened lead from published to disabled, from there back, and from there to draft; published is the way from draft without a review.
 */
export type VenueLogAction = typeof VenueLogAction[keyof typeof VenueLogAction];


export const VenueLogAction = {
  created: 'created',
  updated: 'updated',
  'court-added': 'court-added',
  'court-updated': 'court-updated',
  'court-deleted': 'court-deleted',
  submitted: 'submitted',
  withdrawn: 'withdrawn',
  approved: 'approved',
  rejected: 'rejected',
  published: 'published',
  disabled: 'disabled',
  restored: 'restored',
  reopened: 'reopened',
} as const;

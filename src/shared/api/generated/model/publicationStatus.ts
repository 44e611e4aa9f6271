/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PublicationStatus = typeof PublicationStatus[keyof typeof PublicationStatus];


export const PublicationStatus = {
  draft: 'draft',
  'in-review': 'in-review',
  published: 'published',
  disabled: 'disabled',
} as const;

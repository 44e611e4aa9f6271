/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const fixtureVenue = { id: 0, slug: '', name: '' };

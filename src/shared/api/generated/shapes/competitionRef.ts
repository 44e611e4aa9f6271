/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const competitionRef = { id: 0, slug: '', name: '' };

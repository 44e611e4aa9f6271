/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const eventRef = { id: 0, title: '' };

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const venueLogChange = { field: '', court: [{ id: 0, name: '' }, null], before: null, after: null };

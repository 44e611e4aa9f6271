/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const sport = { id: 0, key: '', name: '' };

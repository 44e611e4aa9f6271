/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const city = { id: 0, name: '', latitude: 0, longitude: 0 };

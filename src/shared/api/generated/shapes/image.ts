/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const image = { id: 0, url: '', width: 0, height: 0 };

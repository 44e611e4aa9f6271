/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const deduction = { points: 0, reason: '' };

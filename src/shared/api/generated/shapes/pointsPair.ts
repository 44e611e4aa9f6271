/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const pointsPair = { home: 0, away: 0 };

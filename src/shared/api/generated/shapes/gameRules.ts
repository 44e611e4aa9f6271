/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const gameRules = { periods: [0, null], best_of_sets: [0, null], draw: false, shootout: false };

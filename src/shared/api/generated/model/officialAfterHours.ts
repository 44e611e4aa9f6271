/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Until a result that nobody disputes is official; 0: at once
 * @minimum 0
 * @maximum 336
 */
export type OfficialAfterHours = number;

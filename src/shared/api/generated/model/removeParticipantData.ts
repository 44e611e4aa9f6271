/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @nullable
 */
export type RemoveParticipantData = null;

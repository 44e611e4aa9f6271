/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * e.g. fixture-12
 * @pattern ^(fixture|competition|event|community|venue)-\d+$
 */
export type RoomId = string;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface FollowGameBody { [key: string]: unknown }

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface TeamMembershipBody { [key: string]: unknown }

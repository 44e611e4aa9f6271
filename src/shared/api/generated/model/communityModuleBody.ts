/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CommunityModuleBody { [key: string]: unknown }

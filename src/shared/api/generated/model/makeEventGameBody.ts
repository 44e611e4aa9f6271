/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface MakeEventGameBody { [key: string]: unknown }

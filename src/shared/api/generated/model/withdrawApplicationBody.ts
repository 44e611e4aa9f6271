/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface WithdrawApplicationBody { [key: string]: unknown }

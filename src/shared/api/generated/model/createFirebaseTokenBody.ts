/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CreateFirebaseTokenBody { [key: string]: unknown }

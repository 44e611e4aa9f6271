/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface AnswerHandoverBody { [key: string]: unknown }

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * Done too often; the message says when it may be done again (design §1).
 */
export type TooManyResponse = Failure;

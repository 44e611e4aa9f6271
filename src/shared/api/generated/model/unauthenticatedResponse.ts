/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * No or no valid access token.
 */
export type UnauthenticatedResponse = Failure;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * Not allowed for this user and module.
 */
export type ForbiddenResponse = Failure;

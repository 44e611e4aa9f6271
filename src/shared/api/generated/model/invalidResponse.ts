/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Failure } from './failure.ts';

/**
 * A field is missing or wrong; errors names each.
 */
export type InvalidResponse = Failure;

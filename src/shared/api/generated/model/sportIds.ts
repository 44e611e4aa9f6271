/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * @minItems 1
 * @maxItems 4
 */
export type SportIds = Id[];

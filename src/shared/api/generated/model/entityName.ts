/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OneLine } from './oneLine.ts';

/**
 * @minLength 1
 * @maxLength 100
 */
export type EntityName = OneLine;

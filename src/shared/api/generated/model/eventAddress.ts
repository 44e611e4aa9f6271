/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OneLine } from './oneLine.ts';

/**
 * @maxLength 200
 */
export type EventAddress = OneLine;

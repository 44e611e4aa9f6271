/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Ids of uploaded images
 * @maxItems 10
 */
export type ImageIds = Id[];

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ResolveSlugDataType } from './resolveSlugDataType.ts';

export interface ResolveSlugData {
  type: ResolveSlugDataType;
  id: Id;
  slug: string;
}

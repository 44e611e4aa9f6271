/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageSize } from './pageSize.ts';

export type PerPageParameter = PageSize;

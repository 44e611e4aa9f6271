/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SportKey } from './sportKey.ts';

export interface Sport {
  id: Id;
  key: SportKey;
  name: string;
}

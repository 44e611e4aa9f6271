/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Image {
  id: Id;
  url: string;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
}

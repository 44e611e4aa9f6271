/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';

export interface JoinTeamBody {
  message?: ManyLines;
  position?: OneLine;
}

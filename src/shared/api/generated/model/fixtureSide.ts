/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamRef } from './teamRef.ts';

export interface FixtureSide {
  /** null: not known yet */
  team: TeamRef | null;
  /** The name of the team, or where it comes from, e.g. Winner QF1 */
  label: string;
}

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pagination } from './pagination.ts';
import type { Team } from './team.ts';

export interface ListTeamsData {
  teams: Team[];
  pagination: Pagination;
}

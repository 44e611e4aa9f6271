/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Fixture } from './fixture.ts';
import type { Pagination } from './pagination.ts';

export interface ListTeamFixturesData {
  fixtures: Fixture[];
  pagination: Pagination;
}

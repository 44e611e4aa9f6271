/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FixtureTime } from './fixtureTime.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListTeamFixturesParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * upcoming when absent
 */
when?: FixtureTime;
};

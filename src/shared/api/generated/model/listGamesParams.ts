/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameTime } from './gameTime.ts';
import type { Id } from './id.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListGamesParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * upcoming when absent
 */
when?: GameTime;
sport_id?: Id;
};

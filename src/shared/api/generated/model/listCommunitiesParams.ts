/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListCommunitiesParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
city_id?: Id;
keywords?: Keywords;
/**
 * Only those the user belongs to or is invited to; needs a signed-in user
 */
mine?: boolean;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';
import type { TeamLevel } from './teamLevel.ts';

export type ListTeamsParams = {
page?: PageNumber;
per_page?: PageSize;
sportId?: Id;
/**
 * Only the teams the user bookmarked; needs a signed-in user
 */
bookmark?: boolean;
keywords?: Keywords;
/**
 * Only the teams the user is an admin of; needs a signed-in user
 */
mine_as_admin?: boolean;
/**
 * Only the teams the user belongs to; needs a signed-in user
 */
mine?: boolean;
city_id?: Id;
level?: TeamLevel;
};

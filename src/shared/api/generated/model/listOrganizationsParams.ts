/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListOrganizationsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * Words of the name or of the city
 */
keywords?: Keywords;
city_id?: Id;
};

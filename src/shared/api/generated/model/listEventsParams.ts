/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventKind } from './eventKind.ts';
import type { EventOwnerType } from './eventOwnerType.ts';
import type { EventTime } from './eventTime.ts';
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';
import type { RequestDate } from './requestDate.ts';

export type ListEventsParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
city_id?: Id;
owner_type?: EventOwnerType;
owner_id?: Id;
/**
 * Announced in that community
 */
community_id?: Id;
kind?: EventKind;
/**
 * upcoming when absent
 */
when?: EventTime;
/**
 * Starting on or after that day
 */
from?: RequestDate;
/**
 * Starting on or before that day; not before from (422)
 */
to?: RequestDate;
keywords?: Keywords;
/**
 * Only those the user hosts, looks after, takes part in or is invited to; needs a signed-in user
 */
mine?: boolean;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingStatus } from './bookingStatus.ts';
import type { Id } from './id.ts';
import type { Keywords } from './keywords.ts';
import type { ListVenueBookingsGroup } from './listVenueBookingsGroup.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';
import type { RequestDate } from './requestDate.ts';

export type ListVenueBookingsParams = {
status?: BookingStatus[];
from?: RequestDate;
to?: RequestDate;
court_id?: Id;
/**
 * Name or phone of the booker, or the note
 */
keywords?: Keywords;
/**
 * With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them
 */
group?: ListVenueBookingsGroup;
page?: PageNumber;
per_page?: PageSize;
};

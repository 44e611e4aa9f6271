/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingStatus } from './bookingStatus.ts';
import type { ListBookingsGroup } from './listBookingsGroup.ts';
import type { ListBookingsWhen } from './listBookingsWhen.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListBookingsParams = {
/**
 * Past is what has ended and every unbooked one; both when absent
 */
when?: ListBookingsWhen;
status?: BookingStatus[];
weekly?: boolean;
/**
 * With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them
 */
group?: ListBookingsGroup;
page?: PageNumber;
per_page?: PageSize;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingStatus } from './bookingStatus.ts';
import type { ListBookingsWhen } from './listBookingsWhen.ts';

export type ListBookingsParams = {
/**
 * Both when absent
 */
when?: ListBookingsWhen;
status?: BookingStatus[];
weekly?: boolean;
/**
 * @minimum 1
 */
page?: number;
/**
 * @minimum 1
 * @maximum 50
 */
per_page?: number;
};

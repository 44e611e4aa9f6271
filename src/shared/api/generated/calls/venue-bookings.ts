/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { block } from '../shapes/block.ts';
import { booking } from '../shapes/booking.ts';
import { bookingPlace } from '../shapes/bookingPlace.ts';
import { bookingProposal } from '../shapes/bookingProposal.ts';
import { bookingSeries } from '../shapes/bookingSeries.ts';
import { bookingSeriesGroup } from '../shapes/bookingSeriesGroup.ts';
import { courtRef } from '../shapes/courtRef.ts';
import { courtSlot } from '../shapes/courtSlot.ts';
import { pagination } from '../shapes/pagination.ts';
import { permissions } from '../shapes/permissions.ts';
import { userRef } from '../shapes/userRef.ts';
import { venueFigures } from '../shapes/venueFigures.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callGetVenueCalendar = <T>(config: RequestConfig): Promise<T> => request<T>(config, { courts: [courtRef], days: [{ date: 'date', slots: [courtSlot] }], bookings: [booking], blocks: [block], permissions: permissions });

export const callListVenueBookings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { bookings: [booking], series: [bookingSeriesGroup], pagination: pagination });

export const callCreateVenueBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking, series: [bookingSeries, null], skipped_dates: ['date'] });

export const callGetVenueBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking, series: [bookingSeries, null], history: [{ id: 0, action: '', at: 'instant', by: [userRef, null], from: [bookingPlace, null], to: [userRef, null], reason: ['', null] }] });

export const callUpdateVenueBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callConfirmVenueBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callAnswerCompetitionBookings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { bookings: [booking] });

export const callCancelVenueBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking, cancelled_count: 0 });

export const callCreateVenueBlock = <T>(config: RequestConfig): Promise<T> => request<T>(config, { block: [block, null], affected: [{ booking: booking, ask_until: ['instant', null], proposals: [bookingProposal] }] });

export const callGetVenueBlock = <T>(config: RequestConfig): Promise<T> => request<T>(config, { block: block, outcomes: [{ booking: booking, action: '', state: '', reason: '', from: bookingPlace, answer_until: ['instant', null], settled_at: ['instant', null] }] });

export const callDeleteVenueBlock = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callGetVenueFigures = <T>(config: RequestConfig): Promise<T> => request<T>(config, { days: [{ date: 'date', figures: venueFigures }], week: venueFigures, week_before: venueFigures, next: [booking] });

export const listVenueBookingsWords = {"status":["Confirmed","Pending","Unbooked"],"group":["series"]} as const;

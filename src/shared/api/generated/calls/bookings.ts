/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { booking } from '../shapes/booking.ts';
import { bookingAlternative } from '../shapes/bookingAlternative.ts';
import { bookingSeries } from '../shapes/bookingSeries.ts';
import { bookingSeriesGroup } from '../shapes/bookingSeriesGroup.ts';
import { pagination } from '../shapes/pagination.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListBookings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { bookings: [booking], series: [bookingSeriesGroup], pagination: pagination });

export const callCreateBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking, series: [bookingSeries, null], sessions: [booking], skipped_dates: ['date'] });

export const callPreviewBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { sessions: [{ date: 'date', starts_at: 'instant', ends_at: 'instant', state: '', price: 0, alternatives: [bookingAlternative] }], total_price: 0, venue_id: 0 });

export const callCreateBookingHold = <T>(config: RequestConfig): Promise<T> => request<T>(config, { hold: { id: 0, court_id: 0, date: 'date', time_slot_id: 0, slot_count: 0, expires_at: 'instant' } });

export const callDeleteBookingHold = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callGetBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking, series: [bookingSeries, null], sessions: [booking] });

export const callMoveBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callCancelBooking = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callEndBookingSeries = <T>(config: RequestConfig): Promise<T> => request<T>(config, { series: bookingSeries, cancelled_count: 0 });

export const callAnswerClosure = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const listBookingsWords = {"when":["upcoming","past"],"status":["Confirmed","Pending","Unbooked"],"group":["series"]} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { booking } from '../shapes/booking.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListHandovers = <T>(config: RequestConfig): Promise<T> => request<T>(config, { bookings: [booking] });

export const callOfferHandover = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callCancelHandover = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callAcceptHandover = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

export const callDeclineHandover = <T>(config: RequestConfig): Promise<T> => request<T>(config, { booking: booking });

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { courtRef } from '../shapes/courtRef.ts';
import { courtSlot } from '../shapes/courtSlot.ts';
import { pagination } from '../shapes/pagination.ts';
import { timeSlot } from '../shapes/timeSlot.ts';
import { venue } from '../shapes/venue.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListVenues = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venues: [venue], pagination: pagination });

export const callGetVenue = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue });

export const callGetVenueTimeSlot = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { time_slot: timeSlot, date: 'date', courts: [courtSlot] });

export const callGetVenueAvailability = <T>(config: RequestConfig): Promise<T> => request<T>(config, { date: 'date', courts: [{ court: courtRef, slots: [courtSlot] }] });

export const callAddVenueBookmark = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callRemoveVenueBookmark = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const listVenuesWords = {"status":["draft","in-review","published","disabled"],"facilities":["changing-rooms","showers","free-parking","coffee-bar","spectator-seating","wifi","indoor-court"],"sort":["name","distance","price","submitted"]} as const;

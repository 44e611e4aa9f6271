/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { court } from '../shapes/court.ts';
import { pagination } from '../shapes/pagination.ts';
import { permissions } from '../shapes/permissions.ts';
import { venue } from '../shapes/venue.ts';
import { venueUser } from '../shapes/venueUser.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListManagedVenues = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venues: [venue], pagination: pagination });

export const callCreateVenue = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue });

export const callGetManagedVenue = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue, users_count: 0, stats: { today_bookings: 0, pending: 0, occupancy_week_pct: 0, income_week: 0 } });

export const callUpdateVenue = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue });

export const callDeleteVenueImage = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListCourts = <T>(config: RequestConfig): Promise<T> => request<T>(config, { courts: [court] });

export const callCreateCourt = <T>(config: RequestConfig): Promise<T> => request<T>(config, { court: court });

export const callGetCourt = <T>(config: RequestConfig): Promise<T> => request<T>(config, { court: court });

export const callUpdateCourt = <T>(config: RequestConfig): Promise<T> => request<T>(config, { court: court });

export const callDeleteCourt = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListVenueUsers = <T>(config: RequestConfig): Promise<T> => request<T>(config, { users: [venueUser], permissions: permissions });

export const callAddVenueUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: venueUser });

export const callUpdateVenueUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: venueUser });

export const callRemoveVenueUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

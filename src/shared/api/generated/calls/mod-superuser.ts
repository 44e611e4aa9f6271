/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pagination } from '../shapes/pagination.ts';
import { userRef } from '../shapes/userRef.ts';
import { venue } from '../shapes/venue.ts';
import { venueLogChange } from '../shapes/venueLogChange.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callReviewVenue = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue });

export const callChangeVenueStatus = <T>(config: RequestConfig): Promise<T> => request<T>(config, { venue: venue });

export const callGetVenueLog = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { entries: [{ id: 0, at: 'instant', actor: [userRef, null], action: '', changes: [venueLogChange], reason: ['', null] }], since_review: [{ decided_at: 'instant', decision: '', changes: [venueLogChange] }, null], pagination: pagination });

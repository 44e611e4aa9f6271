/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from '../shapes/city.ts';
import { sport } from '../shapes/sport.ts';
import { timeSlot } from '../shapes/timeSlot.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListSports = <T>(config: RequestConfig): Promise<T> => request<T>(config, { sports: [sport] });

export const callListCities = <T>(config: RequestConfig): Promise<T> => request<T>(config, { cities: [city] });

export const callListTimeSlots = <T>(config: RequestConfig): Promise<T> => request<T>(config, { time_slots: [timeSlot] });

export const callResolveSlug = <T>(config: RequestConfig): Promise<T> => request<T>(config, { type: '', id: 0, slug: '' });

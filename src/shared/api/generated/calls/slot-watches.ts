/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { slotWatch } from '../shapes/slotWatch.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListSlotWatches = <T>(config: RequestConfig): Promise<T> => request<T>(config, { watches: [slotWatch] });

export const callCreateSlotWatch = <T>(config: RequestConfig): Promise<T> => request<T>(config, { watch: slotWatch });

export const callDeleteSlotWatch = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

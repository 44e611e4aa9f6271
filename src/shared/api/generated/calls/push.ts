/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callSavePushSubscription = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callDeletePushSubscription = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

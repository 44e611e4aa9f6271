/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callSetOnline = <T>(config: RequestConfig): Promise<T> => request<T>(config, { status: '', connection_id: '' });

export const callSetOffline = <T>(config: RequestConfig): Promise<T> => request<T>(config, { status: '', connection_id: '' });

export const callGetUserStatus = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { status: '' });

export const callSendRealtimeEvent = <T>(config: RequestConfig): Promise<T> => request<T>(config, { delivered: 0 });

export const callJoinRoom = <T>(config: RequestConfig): Promise<T> => request<T>(config, { room_id: '', members: [0] });

export const callLeaveRoom = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { loggedUser } from '../shapes/loggedUser.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callCreateFirebaseToken = <T>(config: RequestConfig): Promise<T> => request<T>(config, { firebase_token: '' });

export const callGetMe = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: loggedUser });

export const callLogout = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userRef } from '../shapes/userRef.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callSearchUsers = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { users: [userRef] });

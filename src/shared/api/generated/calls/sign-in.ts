/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { loggedUser } from '../shapes/loggedUser.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callLogin = <T>(config: RequestConfig): Promise<T> => request<T>(config, { access_token: '', user: loggedUser });

export const callRegister = <T>(config: RequestConfig): Promise<T> => request<T>(config, { phone_masked: '', resend_in_s: 0 });

export const callVerifyPhone = <T>(config: RequestConfig): Promise<T> => request<T>(config, { access_token: '', user: loggedUser });

export const callResendCode = <T>(config: RequestConfig): Promise<T> => request<T>(config, { resend_in_s: 0 });

export const callForgotPassword = <T>(config: RequestConfig): Promise<T> => request<T>(config, { resend_in_s: 0 });

export const callSetCredentials = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: loggedUser });

export const callSaveProfile = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: loggedUser });

export const callSocialSignIn = <T>(config: RequestConfig): Promise<T> => request<T>(config, { access_token: '', user: loggedUser });

export const callDeleteAccount = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { setting } from '../shapes/setting.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListSettings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { settings: [setting] });

export const callBulkUpsertSettings = <T>(config: RequestConfig): Promise<T> => request<T>(config, { settings: [setting] });

export const callUpdateSetting = <T>(config: RequestConfig): Promise<T> => request<T>(config, { setting: setting });

export const listSettingsWords = {"scope":["app","user","venue","organization"]} as const;

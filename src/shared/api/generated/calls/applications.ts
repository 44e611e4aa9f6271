/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { application } from '../shapes/application.ts';
import { pagination } from '../shapes/pagination.ts';
import { userRef } from '../shapes/userRef.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListApplications = <T>(config: RequestConfig): Promise<T> => request<T>(config, { applications: [application], pagination: pagination });

export const callGetApplication = <T>(config: RequestConfig): Promise<T> => request<T>(config, { application: application, history: [{ id: 0, action: '', actor: [userRef, null], note: ['', null], at: 'instant' }] });

export const callWithdrawApplication = <T>(config: RequestConfig): Promise<T> => request<T>(config, { application: application });

export const callDecideApplication = <T>(config: RequestConfig): Promise<T> => request<T>(config, { application: application });

export const listApplicationsWords = {"kind":["team-join","community-join","competition-entry"],"status":["pending","accepted","rejected","waitlisted","withdrawn","expired"],"direction":["sent","received"]} as const;

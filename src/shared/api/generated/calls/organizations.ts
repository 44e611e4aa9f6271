/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { organization } from '../shapes/organization.ts';
import { pagination } from '../shapes/pagination.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListOrganizations = <T>(config: RequestConfig): Promise<T> => request<T>(config, { organizations: [organization], pagination: pagination });

export const callGetOrganization = <T>(config: RequestConfig): Promise<T> => request<T>(config, { organization: organization });

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { competitionRef } from '../shapes/competitionRef.ts';
import { fixture } from '../shapes/fixture.ts';
import { groupRef } from '../shapes/groupRef.ts';
import { organization } from '../shapes/organization.ts';
import { organizationUser } from '../shapes/organizationUser.ts';
import { permissions } from '../shapes/permissions.ts';
import { standingRow } from '../shapes/standingRow.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callCreateOrganization = <T>(config: RequestConfig): Promise<T> => request<T>(config, { organization: organization });

export const callGetManagedOrganization = <T>(config: RequestConfig): Promise<T> => request<T>(config, { organization: organization });

export const callUpdateOrganization = <T>(config: RequestConfig): Promise<T> => request<T>(config, { organization: organization });

export const callDeleteOrganizationImage = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListOrganizationUsers = <T>(config: RequestConfig): Promise<T> => request<T>(config, { users: [organizationUser], permissions: permissions });

export const callAddOrganizationUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: organizationUser });

export const callUpdateOrganizationUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, { user: organizationUser });

export const callRemoveOrganizationUser = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callGetOrganizationDashboard = <T>(config: RequestConfig): Promise<T> => request<T>(config, { todo: [{ applications: 0, results_to_confirm: 0, disputed: 0 }, null], waiting: [{ competition: competitionRef, count: 0 }], next_fixtures: [fixture], live: [fixture], tables: [{ competition: competitionRef, stage_id: 0, group: [groupRef, null], rows: [standingRow] }] });

export const listOrganizationUsersWords = {"profile":["completed","uncompleted"]} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { application } from '../shapes/application.ts';
import { pagination } from '../shapes/pagination.ts';
import { permissions } from '../shapes/permissions.ts';
import { team } from '../shapes/team.ts';
import { teamInvitation } from '../shapes/teamInvitation.ts';
import { teamMember } from '../shapes/teamMember.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callCreateTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const callGetManagedTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team, members: [teamMember] });

export const callUpdateTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const callDeleteTeamImage = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callAddTeamMember = <T>(config: RequestConfig): Promise<T> => request<T>(config, { member: teamMember });

export const callUpdateTeamMember = <T>(config: RequestConfig): Promise<T> => request<T>(config, { member: teamMember });

export const callRemoveTeamMember = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListTeamMembers = <T>(config: RequestConfig): Promise<T> => request<T>(config, { members: [teamMember], invitations: [teamInvitation], permissions: permissions });

export const callListTeamApplications = <T>(config: RequestConfig): Promise<T> => request<T>(config, { applications: [application], pagination: pagination });

export const callCreateTeamInvitation = <T>(config: RequestConfig): Promise<T> => request<T>(config, { invitation: teamInvitation });

export const callDeleteTeamInvitation = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const listTeamMembersWords = {"status":["invited","active","declined","left"],"profile":["completed","uncompleted"]} as const;

export const listTeamApplicationsWords = {"status":["pending","accepted","rejected","waitlisted","withdrawn","expired"]} as const;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { application } from '../shapes/application.ts';
import { cardRow } from '../shapes/cardRow.ts';
import { fixture } from '../shapes/fixture.ts';
import { pagination } from '../shapes/pagination.ts';
import { scorerRow } from '../shapes/scorerRow.ts';
import { team } from '../shapes/team.ts';
import { teamMember } from '../shapes/teamMember.ts';
import { teamRef } from '../shapes/teamRef.ts';
import { userRef } from '../shapes/userRef.ts';
import { request, type ErrorType as RequestError, type RequestConfig } from '../../request.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callListTeams = <T>(config: RequestConfig): Promise<T> => request<T>(config, { teams: [team], pagination: pagination });

export const callGetTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team, members: [teamMember] });

export const callAddTeamBookmark = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callRemoveTeamBookmark = <T>(config: RequestConfig): Promise<T> => request<T>(config, null);

export const callListTeamFixtures = <T>(config: RequestConfig): Promise<T> => request<T>(config, { fixtures: [fixture], pagination: pagination });

export const callGetTeamStats = <T>(config: RequestConfig): Promise<T> => request<T>(config, { scorers: [scorerRow], cards: [cardRow] });

export const callJoinTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { application: application });

export const callAcceptTeamMembership = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const callDeclineTeamMembership = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const callLeaveTeam = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const callGetTeamInvitation = <T>(config: RequestConfig): Promise<T> => request<T>({ ...config, kept: false }, { invitation: { team: teamRef, inviter: userRef, state: '', expires_at: 'instant' } });

export const callAcceptTeamInvitation = <T>(config: RequestConfig): Promise<T> => request<T>(config, { team: team });

export const listTeamsWords = {"level":["recreational","intermediate","competitive","professional"]} as const;

export const listTeamFixturesWords = {"when":["upcoming","past"]} as const;

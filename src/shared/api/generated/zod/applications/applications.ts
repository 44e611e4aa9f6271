/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Application,
  ApplicationEvent,
  ApplicationStatus,
  DecideApplicationBody,
  Message,
  NoErrors,
  Pagination,
  WithdrawApplicationBody
} from '../schemas/index.ts';


/**
 * Received ones are those of every team in which the user decides, in whatever module.
 * @summary The user's applications, or those that wait for the user
 */
export const listApplicationsQueryPageDefault = 1;

export const listApplicationsQueryPerPageDefault = 10;
export const listApplicationsQueryPerPageMax = 50;



export const ListApplicationsQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.'),
  "page": zod.int().min(1).default(listApplicationsQueryPageDefault),
  "per_page": zod.int().min(1).max(listApplicationsQueryPerPageMax).default(listApplicationsQueryPerPageDefault),
  "kind": zod.enum(['team-join', 'community-join']).optional(),
  "status[]": zod.array(ApplicationStatus).optional(),
  "direction": zod.enum(['sent', 'received']).optional().describe('sent when absent')
})

export const ListApplicationsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "applications": zod.array(Application),
  "pagination": Pagination
})
})

/**
 * For the applicant and those who decide; 404 for others.
 * @summary One application with its history
 */



export const GetApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const GetApplicationQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application,
  "history": zod.array(ApplicationEvent)
})
})

/**
 * By the applicant. 409 stale when it is decided or withdrawn.
 * @summary Withdraw an application
 */



export const WithdrawApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const WithdrawApplicationBodySchema = WithdrawApplicationBody

export const WithdrawApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})

/**
 * By an admin or manager of the team. 409 stale when it is decided or withdrawn.
 * @summary Accept or reject an application
 */



export const DecideApplicationParams = zod.object({
  "applicationId": zod.int().min(1).describe('The application')
})

export const DecideApplicationBodySchema = DecideApplicationBody

export const DecideApplicationResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "application": Application
})
})


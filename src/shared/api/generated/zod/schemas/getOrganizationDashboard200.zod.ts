/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { OrganizationToDo } from './organizationToDo.zod.ts';
import { TopOfTable } from './topOfTable.zod.ts';
import { WaitingApplications } from './waitingApplications.zod.ts';

export const getOrganizationDashboard200DataNextFixturesMax = 50;


export const GetOrganizationDashboard200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "todo": zod.union([OrganizationToDo,zod.null()]).describe('Null for referees, who decide none of it'),
  "waiting": zod.array(WaitingApplications).describe('Competitions to which applications wait; empty for referees'),
  "next_fixtures": zod.array(Fixture).max(getOrganizationDashboard200DataNextFixturesMax).describe('The next matchday of each of its competitions; of a referee the next five games'),
  "live": zod.array(Fixture),
  "tables": zod.array(TopOfTable).describe('Of the competitions that are on, each of its latest stage; empty for referees')
})
})

export type GetOrganizationDashboard200 = zod.input<typeof GetOrganizationDashboard200>;
export type GetOrganizationDashboard200Output = zod.output<typeof GetOrganizationDashboard200>;

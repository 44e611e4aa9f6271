/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { OrganizationToDo } from './organizationToDo.zod.ts';

export const getOrganizationDashboard200DataNextFixturesMax = 5;


export const GetOrganizationDashboard200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "todo": zod.union([OrganizationToDo,zod.null()]).describe('Null for referees, who decide none of it'),
  "next_fixtures": zod.array(Fixture).max(getOrganizationDashboard200DataNextFixturesMax),
  "live": zod.array(Fixture)
})
})

export type GetOrganizationDashboard200 = zod.input<typeof GetOrganizationDashboard200>;
export type GetOrganizationDashboard200Output = zod.output<typeof GetOrganizationDashboard200>;

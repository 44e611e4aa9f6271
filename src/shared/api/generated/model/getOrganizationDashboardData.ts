/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Fixture } from './fixture.ts';
import type { OrganizationToDo } from './organizationToDo.ts';

export interface GetOrganizationDashboardData {
  /** Null for referees, who decide none of it */
  todo: OrganizationToDo | null;
  /** @maxItems 5 */
  next_fixtures: Fixture[];
  live: Fixture[];
}

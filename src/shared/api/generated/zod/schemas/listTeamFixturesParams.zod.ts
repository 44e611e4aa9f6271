/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureTime } from './fixtureTime.zod.ts';

export const listTeamFixturesParamsPageDefault = 1;

export const listTeamFixturesParamsPerPageDefault = 10;
export const listTeamFixturesParamsPerPageMax = 50;


export const ListTeamFixturesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listTeamFixturesParamsPageDefault),
  "per_page": zod.int().min(1).max(listTeamFixturesParamsPerPageMax).default(listTeamFixturesParamsPerPageDefault),
  "when": FixtureTime.optional()
})

export type ListTeamFixturesParams = zod.input<typeof ListTeamFixturesParams>;
export type ListTeamFixturesParamsOutput = zod.output<typeof ListTeamFixturesParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FixtureOrder } from './fixtureOrder.zod.ts';
import { GameStatus } from './gameStatus.zod.ts';
import { Id } from './id.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const listCompetitionFixturesParamsPageDefault = 1;

export const listCompetitionFixturesParamsPerPageDefault = 10;
export const listCompetitionFixturesParamsPerPageMax = 50;


export const ListCompetitionFixturesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCompetitionFixturesParamsPageDefault),
  "per_page": zod.int().min(1).max(listCompetitionFixturesParamsPerPageMax).default(listCompetitionFixturesParamsPerPageDefault),
  "stage_id": Id.optional(),
  "group_id": Id.optional(),
  "matchday": Id.optional(),
  "team_id": Id.optional(),
  "status[]": zod.array(GameStatus).optional(),
  "from": RequestDate.optional(),
  "to": RequestDate.optional(),
  "sort": FixtureOrder.optional()
})

export type ListCompetitionFixturesParams = zod.input<typeof ListCompetitionFixturesParams>;
export type ListCompetitionFixturesParamsOutput = zod.output<typeof ListCompetitionFixturesParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameTime } from './gameTime.zod.ts';
import { Id } from './id.zod.ts';

export const listGamesParamsPageDefault = 1;

export const listGamesParamsPerPageDefault = 10;
export const listGamesParamsPerPageMax = 50;


export const ListGamesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listGamesParamsPageDefault),
  "per_page": zod.int().min(1).max(listGamesParamsPerPageMax).default(listGamesParamsPerPageDefault),
  "when": GameTime.optional(),
  "sport_id": Id.optional()
})

export type ListGamesParams = zod.input<typeof ListGamesParams>;
export type ListGamesParamsOutput = zod.output<typeof ListGamesParams>;

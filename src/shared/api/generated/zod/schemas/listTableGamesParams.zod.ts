/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const ListTableGamesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "stage_id": Id,
  "group_id": Id.optional()
})

export type ListTableGamesParams = zod.input<typeof ListTableGamesParams>;
export type ListTableGamesParamsOutput = zod.output<typeof ListTableGamesParams>;

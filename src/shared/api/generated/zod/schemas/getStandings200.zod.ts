/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { StandingTable } from './standingTable.zod.ts';

export const GetStandings200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "tables": zod.array(StandingTable)
})
})

export type GetStandings200 = zod.input<typeof GetStandings200>;
export type GetStandings200Output = zod.output<typeof GetStandings200>;

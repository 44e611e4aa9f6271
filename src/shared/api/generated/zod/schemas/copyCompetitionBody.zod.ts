/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EntityName } from './entityName.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const CopyCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "starts_on": RequestDate.describe('Today or later'),
  "with_teams": zod.boolean()
});

export type CopyCompetitionBody = zod.input<typeof CopyCompetitionBody>;
export type CopyCompetitionBodyOutput = zod.output<typeof CopyCompetitionBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EntityName } from './entityName.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RegistrationInstant } from './registrationInstant.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const CopyCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "starts_on": RequestDate,
  "ends_on": zod.union([RequestDate,zod.null()]).optional(),
  "registration_opens_at": RegistrationInstant.optional(),
  "registration_closes_at": RegistrationInstant.optional(),
  "with_teams": zod.boolean().describe('Whether the teams that take part have a place in it from the start')
}).describe('What a new season has of its own; the dates as in createCompetition.');

export type CopyCompetitionBody = zod.input<typeof CopyCompetitionBody>;
export type CopyCompetitionBodyOutput = zod.output<typeof CopyCompetitionBody>;

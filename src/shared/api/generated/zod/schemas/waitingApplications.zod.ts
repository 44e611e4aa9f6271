/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionRef } from './competitionRef.zod.ts';
import { Count } from './count.zod.ts';

export const WaitingApplications = zod.strictObject({
  "competition": CompetitionRef,
  "count": Count
}).describe('Applications to a competition that are not decided');

export type WaitingApplications = zod.input<typeof WaitingApplications>;
export type WaitingApplicationsOutput = zod.output<typeof WaitingApplications>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const FollowCompetitionBody = zod.strictObject({
  "module": ModuleType
});

export type FollowCompetitionBody = zod.input<typeof FollowCompetitionBody>;
export type FollowCompetitionBodyOutput = zod.output<typeof FollowCompetitionBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { JoinAnswer } from './joinAnswer.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const JoinCommunityBody = zod.strictObject({
  "module": ModuleType,
  "answer": JoinAnswer.optional()
});

export type JoinCommunityBody = zod.input<typeof JoinCommunityBody>;
export type JoinCommunityBodyOutput = zod.output<typeof JoinCommunityBody>;

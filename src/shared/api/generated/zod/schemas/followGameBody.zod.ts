/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const FollowGameBody = zod.strictObject({
  "module": ModuleType
});

export type FollowGameBody = zod.input<typeof FollowGameBody>;
export type FollowGameBodyOutput = zod.output<typeof FollowGameBody>;

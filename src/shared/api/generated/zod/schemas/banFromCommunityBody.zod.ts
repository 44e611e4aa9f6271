/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const BanFromCommunityBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id
});

export type BanFromCommunityBody = zod.input<typeof BanFromCommunityBody>;
export type BanFromCommunityBodyOutput = zod.output<typeof BanFromCommunityBody>;

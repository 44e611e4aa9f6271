/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const TransferCommunityBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id
});

export type TransferCommunityBody = zod.input<typeof TransferCommunityBody>;
export type TransferCommunityBodyOutput = zod.output<typeof TransferCommunityBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventReason } from './eventReason.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const DisputeResultBody = zod.strictObject({
  "module": ModuleType,
  "reason": EventReason
});

export type DisputeResultBody = zod.input<typeof DisputeResultBody>;
export type DisputeResultBodyOutput = zod.output<typeof DisputeResultBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';

export const DisputeResultBody = zod.strictObject({
  "module": ModuleType,
  "reason": Reason
});

export type DisputeResultBody = zod.input<typeof DisputeResultBody>;
export type DisputeResultBodyOutput = zod.output<typeof DisputeResultBody>;

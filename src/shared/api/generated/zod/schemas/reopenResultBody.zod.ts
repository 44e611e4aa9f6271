/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';

export const ReopenResultBody = zod.strictObject({
  "module": ModuleType,
  "reason": Reason
});

export type ReopenResultBody = zod.input<typeof ReopenResultBody>;
export type ReopenResultBodyOutput = zod.output<typeof ReopenResultBody>;

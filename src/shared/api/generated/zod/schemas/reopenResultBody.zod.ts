/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventReason } from './eventReason.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const ReopenResultBody = zod.strictObject({
  "module": ModuleType,
  "reason": EventReason
});

export type ReopenResultBody = zod.input<typeof ReopenResultBody>;
export type ReopenResultBodyOutput = zod.output<typeof ReopenResultBody>;

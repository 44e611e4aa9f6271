/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const DecideReportBody = zod.strictObject({
  "module": ModuleType,
  "decision": zod.enum(['keep', 'remove', 'ban'])
});

export type DecideReportBody = zod.input<typeof DecideReportBody>;
export type DecideReportBodyOutput = zod.output<typeof DecideReportBody>;

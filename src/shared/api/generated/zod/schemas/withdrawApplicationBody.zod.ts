/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const WithdrawApplicationBody = zod.strictObject({
  "module": ModuleType
});

export type WithdrawApplicationBody = zod.input<typeof WithdrawApplicationBody>;
export type WithdrawApplicationBodyOutput = zod.output<typeof WithdrawApplicationBody>;

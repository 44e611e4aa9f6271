/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const ConfirmResultBody = zod.strictObject({
  "module": ModuleType
});

export type ConfirmResultBody = zod.input<typeof ConfirmResultBody>;
export type ConfirmResultBodyOutput = zod.output<typeof ConfirmResultBody>;

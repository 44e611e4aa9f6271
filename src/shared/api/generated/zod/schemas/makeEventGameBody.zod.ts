/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const MakeEventGameBody = zod.strictObject({
  "module": ModuleType
});

export type MakeEventGameBody = zod.input<typeof MakeEventGameBody>;
export type MakeEventGameBodyOutput = zod.output<typeof MakeEventGameBody>;

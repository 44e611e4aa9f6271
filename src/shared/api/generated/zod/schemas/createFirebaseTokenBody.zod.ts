/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const CreateFirebaseTokenBody = zod.strictObject({
  "module": ModuleType
});

export type CreateFirebaseTokenBody = zod.input<typeof CreateFirebaseTokenBody>;
export type CreateFirebaseTokenBodyOutput = zod.output<typeof CreateFirebaseTokenBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const GroupRef = zod.strictObject({
  "id": Id,
  "name": zod.string().describe('A to H')
});

export type GroupRef = zod.input<typeof GroupRef>;
export type GroupRefOutput = zod.output<typeof GroupRef>;

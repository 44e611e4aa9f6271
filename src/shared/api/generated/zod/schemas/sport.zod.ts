/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { SportKey } from './sportKey.zod.ts';

export const Sport = zod.strictObject({
  "id": Id,
  "key": SportKey,
  "name": zod.string()
});

export type Sport = zod.input<typeof Sport>;
export type SportOutput = zod.output<typeof Sport>;

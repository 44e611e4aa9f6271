/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const UserRef = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "image": ImageOrNull
});

export type UserRef = zod.input<typeof UserRef>;
export type UserRefOutput = zod.output<typeof UserRef>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';





export const Image = zod.strictObject({
  "id": Id,
  "url": zod.string(),
  "width": zod.int().min(1),
  "height": zod.int().min(1)
});

export type Image = zod.input<typeof Image>;
export type ImageOutput = zod.output<typeof Image>;

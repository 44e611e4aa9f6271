/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageIds } from './imageIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PostText } from './postText.zod.ts';

export const UpdatePostBody = zod.strictObject({
  "module": ModuleType,
  "text": PostText.optional(),
  "images": ImageIds.optional(),
  "is_pinned": zod.boolean().optional()
});

export type UpdatePostBody = zod.input<typeof UpdatePostBody>;
export type UpdatePostBodyOutput = zod.output<typeof UpdatePostBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageIds } from './imageIds.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PostText } from './postText.zod.ts';
import { WrittenPostKind } from './writtenPostKind.zod.ts';

export const CreatePostBody = zod.strictObject({
  "module": ModuleType,
  "text": PostText,
  "images": ImageIds.optional(),
  "kind": WrittenPostKind.optional().describe('text when absent')
}).describe('A text, a picture, or both (422 on text).');

export type CreatePostBody = zod.input<typeof CreatePostBody>;
export type CreatePostBodyOutput = zod.output<typeof CreatePostBody>;

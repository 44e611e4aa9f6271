/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Image } from './image.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UploadImage201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "image": Image
})
})

export type UploadImage201 = zod.input<typeof UploadImage201>;
export type UploadImage201Output = zod.output<typeof UploadImage201>;

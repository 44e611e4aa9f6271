/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Image,
  Message,
  NoErrors,
  UploadImageBody
} from '../schemas/index.ts';


/**
 * Entities and profiles name it by its id. A file that is no jpeg, png or webp, or has more than 8 MB, 422 beside the field file.
 * @summary Upload a picture
 */
export const UploadImageBodySchema = UploadImageBody

export const UploadImageResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "image": Image
})
})


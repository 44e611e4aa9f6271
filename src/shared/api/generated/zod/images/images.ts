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
 * Entities and profiles refer to it by id. A file that is not jpeg, png or webp, or larger than 8 MB, is 422 on the field file.
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


/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Image } from './image.ts';

export interface UploadImageData {
  image: Image;
}

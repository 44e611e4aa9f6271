/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImageKind } from './imageKind.ts';

export interface UploadImageBody {
  /** jpeg, png or webp, at most 8 MB */
  file: Blob | File;
  kind: ImageKind;
}

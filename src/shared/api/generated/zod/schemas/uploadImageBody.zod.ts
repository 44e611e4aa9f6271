/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageKind } from './imageKind.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const UploadImageBody = zod.strictObject({
  "module": ModuleType,
  "file": zod.instanceof(Blob).describe('jpeg, png or webp, at most 8 MB'),
  "kind": ImageKind
});

export type UploadImageBody = zod.input<typeof UploadImageBody>;
export type UploadImageBodyOutput = zod.output<typeof UploadImageBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Image } from './image.zod.ts';

export const ImageOrNull = zod.union([Image,zod.null()]);

export type ImageOrNull = zod.input<typeof ImageOrNull>;
export type ImageOrNullOutput = zod.output<typeof ImageOrNull>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const ImageIdsMax = 10;



export const ImageIds = zod.array(Id).max(ImageIdsMax).describe('Ids of uploaded images');

export type ImageIds = zod.input<typeof ImageIds>;
export type ImageIdsOutput = zod.output<typeof ImageIds>;

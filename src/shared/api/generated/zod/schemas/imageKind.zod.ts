/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ImageKind = zod.enum(['logo', 'cover', 'avatar', 'post']);

export type ImageKind = zod.input<typeof ImageKind>;
export type ImageKindOutput = zod.output<typeof ImageKind>;

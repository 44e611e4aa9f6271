/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PostKind = zod.enum(['text', 'announcement']).describe('Events, results and fixtures extend the kinds.');

export type PostKind = zod.input<typeof PostKind>;
export type PostKindOutput = zod.output<typeof PostKind>;

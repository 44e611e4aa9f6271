/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PostKind = zod.enum(['text', 'announcement', 'result', 'ranks', 'fixtures']).describe('The last three write themselves about what the community follows: an official result, a jump in a table, a matchday that is coming (decision 064)');

export type PostKind = zod.input<typeof PostKind>;
export type PostKindOutput = zod.output<typeof PostKind>;

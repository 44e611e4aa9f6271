/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const WrittenPostKind = zod.enum(['text', 'announcement']).describe('What people write');

export type WrittenPostKind = zod.input<typeof WrittenPostKind>;
export type WrittenPostKindOutput = zod.output<typeof WrittenPostKind>;

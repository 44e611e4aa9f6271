/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestInstant } from './requestInstant.zod.ts';

export const MoveGameBody = zod.strictObject({
  "module": ModuleType,
  "starts_at": RequestInstant,
  "court_id": zod.union([Id,zod.null()]).describe('null: no court yet'),
  "book_court": zod.boolean().optional().describe('Asks the venue for the court')
});

export type MoveGameBody = zod.input<typeof MoveGameBody>;
export type MoveGameBodyOutput = zod.output<typeof MoveGameBody>;

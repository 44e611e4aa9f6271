/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { ReportReason } from './reportReason.zod.ts';

export const ReportPostBody = zod.strictObject({
  "module": ModuleType,
  "reason": ReportReason,
  "note": Note.optional()
});

export type ReportPostBody = zod.input<typeof ReportPostBody>;
export type ReportPostBodyOutput = zod.output<typeof ReportPostBody>;

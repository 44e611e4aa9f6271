/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const AddTeamBookmarkBody = zod.strictObject({
  "module": ModuleType
});

export type AddTeamBookmarkBody = zod.input<typeof AddTeamBookmarkBody>;
export type AddTeamBookmarkBodyOutput = zod.output<typeof AddTeamBookmarkBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const AddVenueBookmarkBody = zod.strictObject({
  "module": ModuleType
});

export type AddVenueBookmarkBody = zod.input<typeof AddVenueBookmarkBody>;
export type AddVenueBookmarkBodyOutput = zod.output<typeof AddVenueBookmarkBody>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const VenueLogCourt = zod.strictObject({
  "id": Id.describe('May be deleted by now'),
  "name": zod.string().describe('Its latest name')
});

export type VenueLogCourt = zod.input<typeof VenueLogCourt>;
export type VenueLogCourtOutput = zod.output<typeof VenueLogCourt>;

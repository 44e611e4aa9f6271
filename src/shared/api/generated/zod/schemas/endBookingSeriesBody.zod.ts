/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const EndBookingSeriesBody = zod.strictObject({
  "module": ModuleType,
  "from_date": RequestDate.optional().describe('First session to end; this booking when absent')
});

export type EndBookingSeriesBody = zod.input<typeof EndBookingSeriesBody>;
export type EndBookingSeriesBodyOutput = zod.output<typeof EndBookingSeriesBody>;

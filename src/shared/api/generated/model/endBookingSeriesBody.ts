/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestDate } from './requestDate.ts';

export interface EndBookingSeriesBody {
  /** First session to end; this booking when absent */
  from_date?: RequestDate;
}

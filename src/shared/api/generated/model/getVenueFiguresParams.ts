/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type GetVenueFiguresParams = {
/**
 * Any day of the week, which starts on Monday; this week when absent
 */
from?: CalendarDate;
};

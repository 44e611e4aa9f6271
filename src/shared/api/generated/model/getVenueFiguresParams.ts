/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestDate } from './requestDate.ts';

export type GetVenueFiguresParams = {
/**
 * Any day of the week, which starts on Monday; this week when absent
 */
from?: RequestDate;
};

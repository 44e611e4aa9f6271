/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './pageNumber.ts';

export type ListNotificationsParams = {
page?: PageNumber;
};

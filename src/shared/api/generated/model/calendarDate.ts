/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * yyyy-MM-dd, a day in Europe/Tirane
 */
export type CalendarDate = string;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListNotificationsParams = {
/**
 * @minimum 1
 */
page?: number;
};

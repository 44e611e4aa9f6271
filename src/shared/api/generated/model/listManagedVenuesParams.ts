/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListManagedVenuesParams = {
/**
 * @minimum 1
 */
page?: number;
/**
 * @minimum 1
 * @maximum 50
 */
per_page?: number;
};

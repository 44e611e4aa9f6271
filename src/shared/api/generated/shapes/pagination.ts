/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const pagination = { current_page: 0, last_page: 0, per_page: 0, total: 0 };

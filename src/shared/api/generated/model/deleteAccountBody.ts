/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The active module is in the query, as on every DELETE.
 */
export interface DeleteAccountBody {
  /**
     * Required of a user who has one.
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  confirmation: 'DELETE';
}

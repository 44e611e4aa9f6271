/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CreateCommentBody {
  /**
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  text: string;
}

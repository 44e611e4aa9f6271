/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface EventShare {
  /** To paste into a chat (design §18); ends with the link */
  text: string;
  /** The link alone */
  url: string;
}

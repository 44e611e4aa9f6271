/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface AddVenueBookmarkBody { [key: string]: unknown }

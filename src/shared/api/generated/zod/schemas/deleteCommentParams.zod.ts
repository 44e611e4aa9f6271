/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteCommentParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteCommentParams = zod.input<typeof DeleteCommentParams>;
export type DeleteCommentParamsOutput = zod.output<typeof DeleteCommentParams>;

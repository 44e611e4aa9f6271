/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetFeedSourcesParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetFeedSourcesParams = zod.input<typeof GetFeedSourcesParams>;
export type GetFeedSourcesParamsOutput = zod.output<typeof GetFeedSourcesParams>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetPipelineParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetPipelineParams = zod.input<typeof GetPipelineParams>;
export type GetPipelineParamsOutput = zod.output<typeof GetPipelineParams>;

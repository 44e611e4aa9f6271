/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResolveSlugParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ResolveSlugParams = zod.input<typeof ResolveSlugParams>;
export type ResolveSlugParamsOutput = zod.output<typeof ResolveSlugParams>;

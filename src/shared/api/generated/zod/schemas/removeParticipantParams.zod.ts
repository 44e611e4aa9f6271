/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveParticipantParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveParticipantParams = zod.input<typeof RemoveParticipantParams>;
export type RemoveParticipantParamsOutput = zod.output<typeof RemoveParticipantParams>;

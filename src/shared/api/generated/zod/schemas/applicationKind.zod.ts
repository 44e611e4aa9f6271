/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ApplicationKind = zod.enum(['team-join', 'community-join', 'competition-entry']);

export type ApplicationKind = zod.input<typeof ApplicationKind>;
export type ApplicationKindOutput = zod.output<typeof ApplicationKind>;

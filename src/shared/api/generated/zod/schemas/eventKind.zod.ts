/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventKind = zod.enum(['open-game', 'training', 'tryout', 'social']);

export type EventKind = zod.input<typeof EventKind>;
export type EventKindOutput = zod.output<typeof EventKind>;

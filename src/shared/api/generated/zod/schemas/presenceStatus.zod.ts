/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PresenceStatus = zod.enum(['online', 'offline']);

export type PresenceStatus = zod.input<typeof PresenceStatus>;
export type PresenceStatusOutput = zod.output<typeof PresenceStatus>;

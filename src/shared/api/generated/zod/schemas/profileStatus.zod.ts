/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ProfileStatus = zod.enum(['completed', 'uncompleted']);

export type ProfileStatus = zod.input<typeof ProfileStatus>;
export type ProfileStatusOutput = zod.output<typeof ProfileStatus>;

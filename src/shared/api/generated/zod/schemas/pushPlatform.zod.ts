/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PushPlatform = zod.enum(['web', 'ios', 'android']);

export type PushPlatform = zod.input<typeof PushPlatform>;
export type PushPlatformOutput = zod.output<typeof PushPlatform>;

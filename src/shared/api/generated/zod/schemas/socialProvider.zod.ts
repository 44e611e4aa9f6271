/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SocialProvider = zod.enum(['facebook', 'google', 'github', 'twitter']);

export type SocialProvider = zod.input<typeof SocialProvider>;
export type SocialProviderOutput = zod.output<typeof SocialProvider>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const CommunityModuleBody = zod.strictObject({
  "module": ModuleType
});

export type CommunityModuleBody = zod.input<typeof CommunityModuleBody>;
export type CommunityModuleBodyOutput = zod.output<typeof CommunityModuleBody>;

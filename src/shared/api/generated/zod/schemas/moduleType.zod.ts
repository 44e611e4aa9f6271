/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ModuleType = zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']);

export type ModuleType = zod.input<typeof ModuleType>;
export type ModuleTypeOutput = zod.output<typeof ModuleType>;

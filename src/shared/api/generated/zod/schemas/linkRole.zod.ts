/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LinkRole = zod.enum(['coach', 'captain', 'manager']).describe('A link may be passed on, so it makes nobody an admin.');

export type LinkRole = zod.input<typeof LinkRole>;
export type LinkRoleOutput = zod.output<typeof LinkRole>;

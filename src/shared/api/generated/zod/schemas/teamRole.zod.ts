/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamRole = zod.enum(['admin', 'coach', 'captain', 'manager']).describe('An empty list of roles is a plain member.');

export type TeamRole = zod.input<typeof TeamRole>;
export type TeamRoleOutput = zod.output<typeof TeamRole>;

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TeamRole } from './teamRole.zod.ts';

export const TeamRoles = zod.array(TeamRole);

export type TeamRoles = zod.input<typeof TeamRoles>;
export type TeamRolesOutput = zod.output<typeof TeamRoles>;

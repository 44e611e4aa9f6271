/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TeamRole } from './teamRole.ts';

export type TeamRoles = TeamRole[];

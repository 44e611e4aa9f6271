/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Keywords } from './keywords.ts';
import type { ProfileStatus } from './profileStatus.ts';
import type { TeamMemberStatus } from './teamMemberStatus.ts';

export type ListTeamMembersParams = {
/**
 * Invited and active ones when absent
 */
status?: TeamMemberStatus[];
/**
 * Only members whose profile is so
 */
profile?: ProfileStatus;
/**
 * Begins a word of the name
 */
keywords?: Keywords;
};

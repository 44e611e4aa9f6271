/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProfileStatus } from './profileStatus.ts';

export type ListOrganizationUsersParams = {
/**
 * Only those whose own profile is completed or not (ENT-215)
 */
profile?: ProfileStatus;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Organization } from './organization.ts';

export interface GetOrganizationData {
  organization: Organization;
}

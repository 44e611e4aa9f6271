import type { Organization } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';

/** A part of an organization's presentation, and its people. */
export type OrganizationPart = 'logo' | 'covers' | 'description' | 'contact' | 'users';

/** What the organization lacks, in the order in which it is worth adding; each leads to its place. */
export function missingParts(organization: Organization, usersCount: number): readonly [OrganizationPart, string][] {
  const { image, images, description, public_contact } = organization;
  const parts: readonly (readonly [OrganizationPart, boolean, string])[] = [
    ['logo', image !== null, paths.organizationSettings('photos')],
    ['covers', images.length > 0, paths.organizationSettings('photos')],
    ['description', description.trim() !== '', `${paths.organizationSettings('profile')}#description`],
    ['contact', public_contact !== null, paths.organizationSettings('rules')],
    ['users', usersCount > 1, `${paths.organizationUsers()}?do=add`],
  ];
  return parts.flatMap(([part, isThere, to]) => (isThere ? [] : [[part, to]]));
}

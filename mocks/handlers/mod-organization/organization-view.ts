import type { OrganizationRecord, OrganizationUserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { RequestContext } from '../../contract/types.ts';
import { existing, toCity, toImage, toImages } from '../../rules/views/lookups.ts';

export const organizationRole = (
  db: DbReader,
  organizationId: number,
  userId: number,
): OrganizationUserRecord['role'] | null =>
  db.organizationUsers.one('membership', organizationId, userId)?.role ?? null;

/** An organization as its users see it (design §6). Competitions are not stored yet. */
export function toOrganization(
  db: DbReader,
  organization: OrganizationRecord,
  ctx: RequestContext & { readonly user: { readonly id: number } },
) {
  const role = organizationRole(db, organization.id, ctx.user.id);
  return {
    id: organization.id,
    slug: organization.slug,
    name: organization.name,
    image: toImage(db, organization.image_id),
    images: toImages(db, organization.image_ids),
    city: toCity(existing(db.cities.get(organization.city_id), 'city')),
    description: organization.description ? ctx.say(organization.description) : '',
    competitions_count: 0,
    permissions: {
      edit: role === 'owner',
      manage_users: role === 'owner',
      manage_competitions: role === 'owner' || role === 'manager',
    },
  };
}

import type { RequestContext } from '../contract/types.ts';
import type { OrganizationRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { organizationPermissions } from '../rules/people/organization-access.ts';
import { existing, toCity, toImage, toImages } from '../rules/shared/lookups.ts';

/** An organization as everybody sees it, with the permissions of the reader (design §6). */
export function toOrganization(
  db: DbReader,
  organization: OrganizationRecord,
  ctx: RequestContext & { readonly user: UserRecord | null },
) {
  const contact = db.settings.one('key', 'organization', organization.id, 'public_contact')?.value;
  return {
    id: organization.id,
    slug: organization.slug,
    name: organization.name,
    image: toImage(db, organization.image_id),
    images: toImages(db, organization.image_ids),
    city: toCity(existing(db.cities.get(organization.city_id), 'city')),
    description: organization.description ? ctx.say(organization.description) : '',
    public_contact: typeof contact === 'string' && contact !== '' ? contact : null,
    competitions_count: db.competitions
      .by('owner', 'organization', organization.id)
      .filter(({ phase }) => phase !== 'draft').length,
    permissions: organizationPermissions(db, ctx, organization),
  };
}

import { pageOf } from '../contract/paging.ts';
import type { HandlersOf } from '../contract/types.ts';
import { toOrganization } from '../views/organization.ts';
import { fold } from '../rules/shared/fold.ts';

/** Organizations are public from the start: nothing of them is published or hidden (decision 039). */
export const organizations: HandlersOf<'organizations'> = {
  listOrganizations({ query }, ctx) {
    const words = fold(query.keywords ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const { items, pagination } = ctx.db.organizations.list({
      where: ({ name, city_id }) => {
        if (query.city_id !== undefined && city_id !== query.city_id) return false;
        const text = fold(`${name} ${ctx.db.cities.get(city_id)?.name ?? ''}`);
        return words.every((word) => text.includes(word));
      },
      sort: (one, other) => fold(one.name).localeCompare(fold(other.name)) || one.id - other.id,
      ...pageOf(query),
    });
    return { organizations: items.map((one) => toOrganization(ctx.db, one, ctx)), pagination };
  },

  getOrganization({ path: { slug } }, ctx) {
    const organization = ctx.db.organizations.one('slug', slug);
    if (!organization) return ctx.refuse(404, 'not_found');
    return { organization: toOrganization(ctx.db, organization, ctx) };
  },
};

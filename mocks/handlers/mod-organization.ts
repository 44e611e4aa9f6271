import type { HandlersOf } from '../contract/types.ts';
import { organizationRole, toOrganization } from './mod-organization/organization-view.ts';
import { editText, usesImage, imageColumns, newSlug, sharedErrors, withoutImage } from './shared/edits.ts';

/** Organizations: any user may create one (module base), its users see it, its owners change it (design §3 and §6). */
export const modOrganization: HandlersOf<'mod-organization'> = {
  async createOrganization({ body }, ctx) {
    if (ctx.module !== 'organization' && ctx.module !== 'base') return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const organization = await ctx.db.organizations.insert({
      slug: newSlug(ctx.db, body.name),
      name: body.name.trim(),
      image_id: null,
      image_ids: [],
      ...imageColumns(body),
      city_id: body.city_id,
      description: null,
      ...editText(ctx, null, body.description),
      created_at: ctx.now(),
    });
    await ctx.db.organizationUsers.insert({ organization_id: organization.id, user_id: ctx.user.id, role: 'owner' });
    return { organization: toOrganization(ctx.db, organization, ctx) };
  },

  getManagedOrganization({ path: { id } }, ctx) {
    const organization = ctx.db.organizations.get(id);
    if (!organization) return ctx.refuse(404, 'not_found');
    if (ctx.module !== 'organization' || !organizationRole(ctx.db, id, ctx.user.id))
      return ctx.refuse(403, 'forbidden');
    return { organization: toOrganization(ctx.db, organization, ctx) };
  },

  async updateOrganization({ path: { id }, body }, ctx) {
    const before = ctx.db.organizations.get(id);
    if (!before) return ctx.refuse(404, 'not_found');
    if (ctx.module !== 'organization' || organizationRole(ctx.db, id, ctx.user.id) !== 'owner')
      return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, before);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const { name = before.name, city_id = before.city_id, slug = before.slug } = body;
    const changes = {
      name: name.trim(),
      city_id,
      slug,
      ...imageColumns(body),
      ...editText(ctx, before.description, body.description),
    };
    return { organization: toOrganization(ctx.db, await ctx.db.organizations.update(id, changes), ctx) };
  },

  async deleteOrganizationImage({ path: { id } }, ctx) {
    const holder = ctx.db.organizations.find((one) => usesImage(one, id));
    if (!holder) return ctx.refuse(404, 'not_found');
    if (ctx.module !== 'organization' || organizationRole(ctx.db, holder.id, ctx.user.id) !== 'owner')
      return ctx.refuse(403, 'forbidden');
    await ctx.db.organizations.update(holder.id, withoutImage(holder, id));
    return null;
  },
};

import type { HandlersOf } from '../contract/types.ts';
import type { GameRecord } from '../db/records.ts';
import { soonestFirst } from '../rules/games/games.ts';
import { organizationPermissions } from '../rules/people/organization-access.ts';
import { toOrganization } from '../views/organization.ts';
import { gamePermissions } from '../rules/games/access.ts';
import { toFixture } from '../views/fixture.ts';
import { managedOrganization } from './mod-organization/access.ts';
import { gamesToKeep, gamesToRun, toDoOf, topsOf, waitingFor } from './mod-organization/dashboard.ts';
import { organizationUserHandlers } from './mod-organization/users.ts';
import { editText, usesImage, imageColumns, sharedErrors, withoutImage } from './shared/edits.ts';
import { newSlug } from '../rules/shared/slugs.ts';
import { countCreation } from './shared/limits.ts';

/** Organizations: any user may create one (module base), its users see it, its owners change it (design §3 and §6). */
export const modOrganization: HandlersOf<'mod-organization'> = {
  ...organizationUserHandlers,

  async createOrganization({ body }, ctx) {
    if (ctx.module !== 'organization' && ctx.module !== 'base') return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'organization');
    const organization = await ctx.db.organizations.insert({
      slug: newSlug(ctx.db, body.name),
      name: body.name,
      image_id: null,
      image_ids: [],
      ...imageColumns(body),
      city_id: body.city_id,
      description: null,
      ...editText(ctx, null, body.description),
      created_at: ctx.now(),
    });
    await ctx.db.organizationUsers.insert({
      organization_id: organization.id,
      user_id: ctx.user.id,
      role: 'owner',
      since: ctx.now(),
    });
    return { organization: toOrganization(ctx.db, organization, ctx) };
  },

  getManagedOrganization: ({ path: { id } }, ctx) => ({
    organization: toOrganization(ctx.db, managedOrganization(ctx, id, 'read'), ctx),
  }),

  async updateOrganization({ path: { id }, body }, ctx) {
    const before = managedOrganization(ctx, id, 'edit');
    const errors = sharedErrors(ctx, body, before);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const { name = before.name, city_id = before.city_id, slug = before.slug } = body;
    const changes = {
      name,
      city_id,
      slug,
      ...imageColumns(body),
      ...editText(ctx, before.description, body.description),
    };
    return { organization: toOrganization(ctx.db, await ctx.db.organizations.update(id, changes), ctx) };
  },

  async deleteOrganizationImage({ path: { id } }, ctx) {
    const holders = ctx.db.organizations.filter((one) => usesImage(one, id));
    if (holders.length === 0) return ctx.refuse(404, 'not_found');
    const mine = holders.filter((one) => organizationPermissions(ctx.db, ctx, one).edit);
    if (mine.length === 0) return ctx.refuse(403, 'forbidden');
    for (const holder of mine) await ctx.db.organizations.update(holder.id, withoutImage(holder, id));
    return null;
  },

  /** What waits in its competitions and what they play; for a referee the games that the organization appointed them for (decision 039). */
  getOrganizationDashboard({ path: { organizationId } }, ctx) {
    const { db } = ctx;
    const organization = managedOrganization(ctx, organizationId, 'read');
    const decides = organizationPermissions(db, ctx, organization).manage_competitions;
    const shown = decides ? gamesToRun(ctx, organizationId) : gamesToKeep(ctx, organizationId);
    const fixtures = (games: readonly GameRecord[]) =>
      soonestFirst(games).map((game) =>
        Object.assign(toFixture(ctx, game), { permissions: gamePermissions(ctx.db, ctx, game, ctx.now()) }),
      );
    return {
      todo: decides ? toDoOf(db, organizationId, ctx.now()) : null,
      waiting: decides ? waitingFor(db, organizationId) : [],
      next_fixtures: fixtures(shown.next),
      live: fixtures(shown.live),
      tables: decides ? topsOf(ctx, organizationId) : [],
    };
  },
};

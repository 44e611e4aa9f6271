import { slugify } from '../../src/shared/lib/slug.ts';
import type { HandlersOf } from '../contract/types.ts';
import { isAdmin, managesMembers, membershipOf, rosterOf } from '../rules/teams/access.ts';
import { renameInNotices } from '../rules/teams/notices.ts';
import { memberHandlers } from './mod-team/members.ts';
import { peopleHandlers } from './mod-team/people.ts';
import { toMember, toTeam } from '../views/team.ts';
import { editText, usesImage, imageColumns, sharedErrors, trimmed, withoutImage } from './shared/edits.ts';
import { newSlug } from '../rules/shared/slugs.ts';
import { countCreation } from './shared/limits.ts';

/** Teams: any user may create one (module base), its members with a role see it, its admins change it (design §3 and §6). */
export const modTeam: HandlersOf<'mod-team'> = {
  ...memberHandlers,
  ...peopleHandlers,

  async createTeam({ body }, ctx) {
    if (ctx.module !== 'team' && ctx.module !== 'base') return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const {
      name,
      sport_id,
      city_id,
      foundation_year,
      is_public = true,
      gender = null,
      average_age = null,
      level = null,
    } = body;
    await countCreation(ctx, 'team');
    const team = await ctx.db.teams.insert({
      slug: newSlug(ctx.db, name),
      name,
      short_name: shortName(name),
      image_id: null,
      image_ids: [],
      ...imageColumns(body),
      sport_id,
      city_id,
      description: null,
      ...editText(ctx, null, body.description),
      is_public,
      foundation_year,
      gender,
      average_age,
      level,
      created_at: ctx.now(),
    });
    await ctx.db.teamMembers.insert({
      team_id: team.id,
      user_id: ctx.user.id,
      roles: ['admin'],
      is_player: false,
      jersey_number: null,
      position: null,
      status: 'active',
      joined_at: ctx.now(),
    });
    return { team: toTeam(ctx, team) };
  },

  getManagedTeam({ path: { id } }, ctx) {
    const team = ctx.db.teams.get(id);
    if (!team) return ctx.refuse(404, 'not_found');
    const mine = membershipOf(ctx.db, id, ctx.user.id);
    if (ctx.module !== 'team' || mine?.status !== 'active' || mine.roles.length === 0)
      return ctx.refuse(403, 'forbidden');
    const roster = rosterOf(ctx.db, id).filter(({ status }) => status === 'active' || managesMembers(mine));
    return { team: toTeam(ctx, team), members: roster.map((member) => toMember(ctx, member)) };
  },

  async updateTeam({ path: { id }, body }, ctx) {
    const before = ctx.db.teams.get(id);
    if (!before) return ctx.refuse(404, 'not_found');
    if (ctx.module !== 'team' || !isAdmin(membershipOf(ctx.db, id, ctx.user.id))) return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, before);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const { module: _, image, images, description, ...columns } = body;
    const changes = {
      ...columns,
      ...trimmed(body),
      ...imageColumns({ image, images }),
      ...editText(ctx, before.description, description),
    };
    const team = await ctx.db.teams.update(id, changes);
    if (team.slug !== before.slug || team.name !== before.name) await renameInNotices(ctx.db, team);
    return { team: toTeam(ctx, team) };
  },

  async deleteTeamImage({ path: { id } }, ctx) {
    const holder = ctx.db.teams.find((one) => usesImage(one, id));
    if (!holder) return ctx.refuse(404, 'not_found');
    if (ctx.module !== 'team' || !isAdmin(membershipOf(ctx.db, holder.id, ctx.user.id)))
      return ctx.refuse(403, 'forbidden');
    await ctx.db.teams.update(holder.id, withoutImage(holder, id));
    return null;
  },
};

/** Three letters of the name (design §6). */
const shortName = (name: string): string => slugify(name).replaceAll('-', '').slice(0, 3).toUpperCase() || 'TEA';

import type { ReadContext } from '../contract/types.ts';
import type { TeamMemberRecord, TeamRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { isActiveAdmin } from '../rules/teams/membership.ts';
import { rulesOf } from '../rules/games/rules.ts';
import { formOf, gamesOf, recordOf } from '../rules/games/games.ts';
import {
  isAdmin,
  managesMembers,
  membershipOf,
  openRequestOf,
  rosterOf,
  teamPermissions,
} from '../rules/teams/access.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toCity, toImage, toImages, toSport, toUserRef } from '../rules/shared/lookups.ts';
import { isSeenOnline } from '../rules/shared/seen-online.ts';

export const toMember = (ctx: ReadContext, member: TeamMemberRecord) => ({
  id: member.id,
  user: existing(toUserRef(ctx.db, member.user_id) ?? undefined, 'user'),
  user_id: member.user_id,
  roles: [...member.roles],
  is_player: member.is_player,
  jersey_number: member.jersey_number,
  position: member.position,
  status: member.status,
  joined_at: member.joined_at === null ? null : toIso(member.joined_at),
  is_online: ctx.user !== null && isSeenOnline(ctx, member.user_id),
  permissions: memberPermissions(ctx, member),
});

/** Managers do not remove an admin; the last admin stays. */
function memberPermissions({ db, user, module }: ReadContext, member: TeamMemberRecord): Record<string, boolean> {
  const mine = membershipOf(db, member.team_id, user?.id);
  const roster = rosterOf(db, member.team_id);
  const isKept = isActiveAdmin(member) && !roster.some((other) => other.id !== member.id && isActiveAdmin(other));
  const change = module === 'team' && managesMembers(mine) && roster.some(({ id }) => id === member.id);
  const isBelow = isAdmin(mine) || !member.roles.includes('admin');
  return { change, remove: change && isBelow && !isKept };
}

export const toTeamRef = (db: DbReader, { id, slug, name, short_name, image_id }: TeamRecord) => ({
  id,
  slug,
  name,
  short_name,
  image: toImage(db, image_id),
});

/** A team as this user sees it (design §6): of a private one outsiders get no more than its names, crest, sport and city. */
export function toTeam(ctx: ReadContext, team: TeamRecord) {
  const { db, user } = ctx;
  const mine = membershipOf(db, team.id, user?.id);
  const permissions = teamPermissions(db, ctx, team);
  const games = gamesOf(db, team.id);
  const sport = existing(db.sports.get(team.sport_id), 'sport');
  return {
    ...toTeamRef(db, team),
    sport: toSport(sport, ctx),
    city: toCity(existing(db.cities.get(team.city_id), 'city')),
    is_public: team.is_public,
    is_bookmarked: user !== null && db.teamBookmarks.one('pair', user.id, team.id) !== undefined,
    my_membership: mine ? toMember(ctx, mine) : null,
    my_application_id: openRequestOf(db, team.id, user?.id)?.id ?? null,
    permissions,
    ...(permissions['view']
      ? {
          images: toImages(db, team.image_ids),
          description: team.description ? ctx.say(team.description) : '',
          foundation_year: team.foundation_year,
          gender: team.gender,
          average_age: team.average_age,
          level: team.level,
          members_count: rosterOf(db, team.id).filter(({ status }) => status === 'active').length,
          record: recordOf(games, team.id, rulesOf(sport.key)),
          form: formOf(games, team.id),
        }
      : unseen),
  };
}
const unseen = {
  images: [],
  description: '',
  foundation_year: null,
  gender: null,
  average_age: null,
  level: null,
  members_count: null,
  record: null,
  form: [],
};

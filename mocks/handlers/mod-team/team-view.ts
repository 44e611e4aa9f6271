import type { RequestContext } from '../../contract/types.ts';
import type { TeamMemberRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { toIso } from '../../rules/time.ts';
import { existing, toCity, toImage, toImages, toSport, toUserRef } from '../../rules/views/lookups.ts';

type ViewContext = RequestContext & { readonly user: { readonly id: number } };

/** The user's membership that counts: invited or active. */
export const membershipOf = (db: DbReader, teamId: number, userId: number): TeamMemberRecord | undefined =>
  db.teamMembers.by('membership', teamId, userId).find(({ status }) => status === 'active' || status === 'invited');

export const isAdmin = (member: TeamMemberRecord | undefined): boolean =>
  member?.status === 'active' && member.roles.includes('admin');
/** Admins may do everything, managers manage members (design §3). */
export const managesMembers = (member: TeamMemberRecord | undefined): boolean =>
  member?.status === 'active' && (member.roles.includes('admin') || member.roles.includes('manager'));

export const toMember = (db: DbReader, member: TeamMemberRecord) => ({
  id: member.id,
  user: existing(toUserRef(db, member.user_id) ?? undefined, 'user'),
  user_id: member.user_id,
  roles: [...member.roles],
  is_player: member.is_player,
  jersey_number: member.jersey_number,
  position: member.position,
  status: member.status,
  joined_at: member.joined_at === null ? null : toIso(member.joined_at),
});

/** Active and invited members, admins first. */
export const rosterOf = (db: DbReader, teamId: number): TeamMemberRecord[] =>
  db.teamMembers
    .by('team', teamId)
    .filter(({ status }) => status === 'active' || status === 'invited')
    .toSorted((a, b) => Number(b.roles.includes('admin')) - Number(a.roles.includes('admin')) || a.id - b.id);

/** A team as its members see it (design §6). Games are not stored yet, so the record is empty. */
export function toTeam(db: DbReader, team: TeamRecord, ctx: ViewContext) {
  const mine = membershipOf(db, team.id, ctx.user.id);
  return {
    id: team.id,
    slug: team.slug,
    name: team.name,
    image: toImage(db, team.image_id),
    images: toImages(db, team.image_ids),
    sport: toSport(existing(db.sports.get(team.sport_id), 'sport'), ctx),
    city: toCity(existing(db.cities.get(team.city_id), 'city')),
    description: team.description ? ctx.say(team.description) : '',
    is_public: team.is_public,
    foundation_year: team.foundation_year,
    gender: team.gender,
    average_age: team.average_age,
    level: team.level,
    short_name: team.short_name,
    members_count: rosterOf(db, team.id).filter(({ status }) => status === 'active').length,
    is_bookmarked: false,
    my_membership: mine ? toMember(db, mine) : null,
    record: { played: 0, won: 0, drawn: 0, lost: 0 },
    form: [],
    permissions: { edit: isAdmin(mine), manage_members: managesMembers(mine) },
  };
}

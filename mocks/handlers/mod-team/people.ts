import { pageOf } from '../../contract/paging.ts';
import type { Handlers, ReadContext } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import type { TeamInvitationRecord, TeamMemberRecord } from '../../db/records.ts';
import { newestFirst } from '../../rules/applications/applications.ts';
import { adminsFirst, isAdmin, membershipOf, teamPermissions } from '../../rules/teams/access.ts';
import { DAY, toIso } from '../../rules/shared/time.ts';
import { existing, toUserRef } from '../../rules/shared/lookups.ts';
import { toApplication } from '../../views/application.ts';
import { storedPhone } from '../../../src/shared/lib/phone-number.ts';
import { waitToLookUp, personByPhone } from '../shared/find-people.ts';
import { stateOf } from '../../rules/teams/invitation.ts';
import { toMember } from '../../views/team.ts';
import { fold } from '../../rules/shared/fold.ts';
import { managedTeam } from './members.ts';

const VALID_DAYS = 14;
const texts = {
  known: {
    en: 'This number has an account. Find the person by this number and add them.',
    sq: 'Ky numër ka llogari. Gjeje personin me këtë numër dhe shtoje.',
  },
  jersey: { en: 'Another player wears this number.', sq: 'Këtë numër e mban një lojtar tjetër.' },
};

/** The people of a team and how more of them come in, for its admins and managers (design §6, decision 037). */
export const peopleHandlers: Handlers<
  'listTeamMembers' | 'listTeamApplications' | 'createTeamInvitation' | 'deleteTeamInvitation'
> = {
  listTeamMembers({ path: { teamId }, query }, ctx) {
    const team = managedTeam(ctx, teamId);
    const statuses = query['status[]'] ?? ['active', 'invited'];
    const words = fold(query.keywords ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const members = adminsFirst(ctx.db.teamMembers.by('team', teamId)).filter(({ status, user_id }) => {
      const user = existing(ctx.db.users.get(user_id), 'user');
      const names = fold(user.name ?? '').split(/\s+/);
      return (
        statuses.includes(status) &&
        (query.profile === undefined || user.profile_status === query.profile) &&
        words.every((word) => names.some((name) => name.startsWith(word)))
      );
    });
    const asksForLinks = statuses.includes('invited') && query.profile === undefined && words.length === 0;
    const links = asksForLinks ? ctx.db.teamInvitations.by('team', teamId) : [];
    const { manage_members: add = false, invite = false, grant_admin = false } = teamPermissions(ctx.db, ctx, team);
    return {
      members: members.map((member) => toManagedMember(ctx, member)),
      invitations: links.filter((one) => stateOf(one, ctx.now()) === 'open').map((one) => toInvitation(ctx, one)),
      permissions: { add, invite, grant_admin },
    };
  },

  listTeamApplications({ path: { teamId }, query }, ctx) {
    managedTeam(ctx, teamId);
    const statuses = query['status[]'] ?? [];
    const asked = ctx.db.applications
      .by('target', 'team-join', teamId)
      .filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    const { items, pagination } = listRecords(newestFirst(asked), pageOf(query));
    return { applications: items.map((one) => toApplication(ctx, one)), pagination };
  },

  async createTeamInvitation({ path: { teamId }, body }, ctx) {
    const team = managedTeam(ctx, teamId);
    if (!isAdmin(membershipOf(ctx.db, teamId, ctx.user.id))) return ctx.refuse(403, 'forbidden');
    const wait = waitToLookUp(ctx.user, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    const { roles = [], is_player = true, jersey_number = null, position = null } = body;
    const { phone_prefix, phone_number } = storedPhone({ phone_prefix: '+355', ...body });
    // as GET /users, this says no more than that the number can be found
    if (personByPhone(ctx.db, phone_number, phone_prefix))
      return ctx.refuse(422, 'validation', ctx.say(texts.known), { field: 'phone_number' });
    const isWorn = ctx.db.teamMembers
      .by('team', team.id)
      .some((one) => wears(one) && is_player && one.jersey_number === jersey_number);
    if (jersey_number !== null && isWorn)
      return ctx.refuse(422, 'validation', ctx.say(texts.jersey), { field: 'jersey_number' });
    for (const old of ctx.db.teamInvitations.by('team', teamId))
      if (old.phone_prefix === phone_prefix && old.phone_number === phone_number && old.used_at === null)
        await ctx.db.teamInvitations.remove(old.id);
    const invitation = await ctx.db.teamInvitations.insert({
      token: crypto.randomUUID().replaceAll('-', ''),
      team_id: teamId,
      user_id: ctx.user.id,
      phone_prefix,
      phone_number,
      roles,
      is_player,
      jersey_number,
      position: position ?? null,
      created_at: ctx.now(),
      expires_at: ctx.now() + VALID_DAYS * DAY,
      used_at: null,
    });
    return { invitation: toInvitation(ctx, invitation) };
  },

  async deleteTeamInvitation({ path: { teamId, invitationId } }, ctx) {
    managedTeam(ctx, teamId);
    if (!isAdmin(membershipOf(ctx.db, teamId, ctx.user.id))) return ctx.refuse(403, 'forbidden');
    const invitation = ctx.db.teamInvitations.get(invitationId);
    if (invitation?.team_id !== teamId || invitation.used_at !== null) return ctx.refuse(404, 'not_found');
    await ctx.db.teamInvitations.remove(invitationId);
    return null;
  },
};

const wears = ({ status, is_player }: { status: string; is_player: boolean }): boolean =>
  is_player && (status === 'active' || status === 'invited');

const toManagedMember = (ctx: ReadContext, member: TeamMemberRecord) => ({
  ...toMember(ctx, member),
  profile_status: existing(ctx.db.users.get(member.user_id), 'user').profile_status,
});

/** An invitation by link; the link is for those who may make one. */
function toInvitation(ctx: ReadContext, one: TeamInvitationRecord) {
  const team = existing(ctx.db.teams.get(one.team_id), 'team');
  const mayInvite = isAdmin(membershipOf(ctx.db, one.team_id, ctx.user?.id));
  const { id, phone_prefix, phone_number, roles, is_player, jersey_number, position } = one;
  return {
    id,
    phone_prefix,
    phone_number,
    roles: [...roles],
    is_player,
    jersey_number,
    position,
    inviter: existing(toUserRef(ctx.db, one.user_id) ?? undefined, 'user'),
    created_at: toIso(one.created_at),
    expires_at: toIso(one.expires_at),
    ...(mayInvite && { link: `/app/team/${team.slug}?invitation=${one.token}` }),
  };
}

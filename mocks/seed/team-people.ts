import type { TeamRecord } from '../db/records.ts';
import { sendApplication, settleApplication } from '../rules/applications/applications.ts';
import { tellDecided, tellInvited, tellRequested } from '../rules/teams/notices.ts';
import { DAY, HOUR } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

/** The teams of this story; the admins are those of `seedTeams`. */
export const teamIds = { shqiponjat: 1, dajti: 5, ujqit: 7, titanet: 9, private: 24 } as const;
const dajtisAdmin = 40;
const ujqitsAdmin = 50;
/** Members of the demo team admin's team, by what they may do there. */
export const teamAccounts = { teamCaptain: 23, teamManager: 24, teamCoach: 25 } as const;
export type TeamAccountKey = keyof typeof teamAccounts;
/** Who has asked to join the demo team admin's team, and waits. */
export const APPLICANT = 20;
const rejectedApplicant = 46;

/** On the way into teams: an invitation to the player, open and decided requests, an invitation link, bookmarks. */
export async function seedTeamPeople({ db, now }: Seeding): Promise<void> {
  const player = demoId('player');
  const user = (id: number) => existing(db.users.get(id), 'user');
  const team = (id: number): TeamRecord => existing(db.teams.get(id), 'team');

  const [coach] = db.teamMembers.by('membership', teamIds.shqiponjat, teamAccounts.teamCoach);
  await db.teamMembers.update(existing(coach, 'member').id, { roles: ['coach'] });
  await db.teamMembers.insert({
    team_id: teamIds.dajti,
    user_id: player,
    roles: [],
    is_player: true,
    jersey_number: 17,
    position: null,
    status: 'invited',
    joined_at: null,
  });
  await tellInvited(db, { team: team(teamIds.dajti), actor: user(dajtisAdmin), now: now - 60 * HOUR }, player);

  const asks = (userId: number, teamId: number, at: number, message: string | null, position: string | null = null) =>
    sendApplication(db, { kind: 'team-join', target_id: teamId, userId, message, position, now: at });
  const shqiponjat = team(teamIds.shqiponjat);
  const waiting = await asks(
    APPLICANT,
    teamIds.shqiponjat,
    now - 20 * HOUR,
    'Luaj çdo të enjte dhe jam i lirë në fundjavë.',
    'portier',
  );
  await tellRequested(db, { team: shqiponjat, actor: user(APPLICANT), now: now - 20 * HOUR }, waiting);
  const late = await asks(rejectedApplicant, teamIds.shqiponjat, now - 9 * DAY, null);
  await settleApplication(db, late, {
    action: 'rejected',
    actorId: demoId('teamAdmin'),
    note: 'Këtë sezon jemi plot.',
    now: now - 8 * DAY,
  });

  await asks(player, teamIds.titanet, now - 2 * DAY, 'Kam luajtur basketboll në shkollë.', 'qendër');
  const refused = await asks(player, teamIds.ujqit, now - 12 * DAY, null);
  const decided = await settleApplication(db, refused, {
    action: 'rejected',
    actorId: ujqitsAdmin,
    note: 'Provo sërish në pranverë.',
    now: now - 11 * DAY,
  });
  await tellDecided(db, { team: team(teamIds.ujqit), actor: user(ujqitsAdmin), now: now - 11 * DAY }, decided);

  await db.teamInvitations.insert({
    token: 'ftesa-e-shqiponjave-2026',
    team_id: teamIds.shqiponjat,
    user_id: demoId('teamAdmin'),
    phone_prefix: '+355',
    phone_number: '690000088',
    roles: [],
    is_player: true,
    jersey_number: 33,
    position: null,
    created_at: now - DAY,
    expires_at: now + 13 * DAY,
    used_at: null,
  });
  // the player has read both, so that their count stays that of the bookings
  for (const { id } of db.notifications.by('user', player).filter(({ data }) => data.team !== undefined))
    await db.notifications.update(id, { read_at: now - HOUR });
  for (const team_id of [teamIds.shqiponjat, teamIds.titanet])
    await db.teamBookmarks.insert({ user_id: player, team_id });
}

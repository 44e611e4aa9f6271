import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type {
  ApplicationRecord,
  Language,
  LocalText,
  NotificationRecord,
  TeamMemberRecord,
  TeamRecord,
  UserRecord,
} from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification, type Notice } from '../shared/notify.ts';
import { applicationAddress, managedTeamAddress, teamAddress } from '../shared/notification-target.ts';
import { managesMembers, rosterOf } from './access.ts';
import { sameRoles } from './events.ts';

/** Something that happened in a team, by whom and when. */
export interface TeamAct {
  readonly team: TeamRecord;
  readonly actor: UserRecord;
  readonly now: number;
}

/** Tells a user that a team invites them; they answer in the list itself or on the team's page. */
export const tellInvited = (db: DbWriter, act: TeamAct, userId: number): Promise<void> =>
  insert(db, act, 'team-invited', {
    ...inBase(userId),
    title: noticeTitles['team-invited'],
    body: { en: `${act.team.name} invites you to join.`, sq: `${act.team.name} të fton të bashkohesh.` },
    url: teamAddress(act.team.slug, userId),
    team: { invitation: 'open' },
  });

/** The open invitation in a user's notifications has been answered or withdrawn. */
export async function closeInvitation(
  db: DbWriter,
  { team, now }: Pick<TeamAct, 'team' | 'now'>,
  userId: number,
  invitation: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  for (const { id, data, read_at } of db.notifications.by('user', userId))
    if (data.team?.id === team.id && data.team.invitation === 'open')
      await db.notifications.update(id, {
        data: { ...data, team: { ...data.team, invitation } },
        read_at: read_at ?? now,
      });
}

/** Tells who looks after the members of a request to join; unread ones become one (design §11). */
export async function tellRequested(db: DbWriter, act: TeamAct, request: ApplicationRecord): Promise<void> {
  const { team, actor } = act;
  for (const { user_id } of rosterOf(db, team.id).filter(managesMembers)) {
    await insert(db, act, 'team-join-requested', {
      ...inTeam(user_id, team),
      ...requestWords(team, 1, actor.name ?? ''),
      url: managedTeamAddress(team.id),
      team: { application_id: request.id },
      group: {
        key: requestsOf(team),
        ofMany: (count, { data }) => ({
          ...requestWords(team, count, actor.name ?? ''),
          data: { ...data, team: about(team) },
        }),
      },
    });
  }
}

/** After a request was decided or withdrawn: what is unread speaks of those that still wait, and is read when none does. */
export async function recountRequests(db: DbWriter, team: TeamRecord, now: number): Promise<void> {
  const open = db.applications.by('target', 'team-join', team.id).filter(({ status }) => status === 'pending');
  const last = open.at(-1);
  for (const one of db.notifications.filter((notice) => isUnreadRequest(notice, team))) {
    const count = Math.min(one.count, open.length);
    if (!last || count === 0) await db.notifications.update(one.id, { read_at: now });
    else if (count < one.count || one.data.team?.application_id !== undefined)
      await db.notifications.update(one.id, {
        ...requestWords(team, count, db.users.get(last.user_id)?.name ?? ''),
        data: { ...one.data, team: { ...about(team), ...(count === 1 && { application_id: last.id }) } },
        actor_id: last.user_id,
        count,
      });
  }
}

/** Tells the admins of a new member; whoever did it knows. */
export async function tellJoined(db: DbWriter, act: TeamAct, person: UserRecord): Promise<void> {
  const { team, actor } = act;
  const admins = rosterOf(db, team.id).filter(({ status, roles }) => status === 'active' && roles.includes('admin'));
  for (const { user_id } of admins) {
    if (user_id === actor.id || user_id === person.id) continue;
    const name = person.name ?? '';
    await insert(db, { ...act, actor: person }, 'team-joined', {
      ...inTeam(user_id, team),
      title: noticeTitles['team-joined'].member,
      body: { en: `${name} has joined ${team.name}.`, sq: `${name} u bashkua me ${team.name}.` },
      url: managedTeamAddress(team.id),
      team: {},
    });
  }
}

/** Tells an applicant what was decided, with the note. */
export async function tellDecided(db: DbWriter, act: TeamAct, application: ApplicationRecord): Promise<void> {
  const { team } = act;
  const { id, user_id, status, decision_note } = application;
  const isIn = status === 'accepted';
  const words = isIn
    ? { en: `${team.name} has accepted your request.`, sq: `${team.name} e pranoi kërkesën tënde.` }
    : { en: `${team.name} has not accepted your request.`, sq: `${team.name} nuk e pranoi kërkesën tënde.` };
  const withNote = (text: string) => [text, decision_note].filter(Boolean).join(' ');
  await insert(db, act, isIn ? 'team-joined' : 'application-decided', {
    ...inBase(user_id),
    title: isIn ? noticeTitles['team-joined'].self : noticeTitles['application-decided'].rejected,
    body: { en: withNote(words.en), sq: withNote(words.sq) },
    url: isIn ? teamAddress(team.slug, user_id) : applicationAddress(id, user_id),
    team: { application_id: id },
  });
}

const roleNames: Record<TeamMemberRecord['roles'][number], LocalText> = {
  admin: { en: 'admin', sq: 'administrator' },
  coach: { en: 'coach', sq: 'trajner' },
  captain: { en: 'captain', sq: 'kapiten' },
  manager: { en: 'manager', sq: 'menaxher' },
};

/** Tells a member of their new roles. Whoever did it to themselves is not told. */
export async function tellOfRoles(
  db: DbWriter,
  act: TeamAct,
  userId: number,
  { before, after }: { readonly before: TeamMemberRecord['roles']; readonly after: TeamMemberRecord['roles'] },
): Promise<void> {
  const { team, actor } = act;
  if (userId === actor.id || sameRoles(before, after)) return;
  if (after.length === 0)
    return insert(db, act, 'admin-removed', {
      ...inBase(userId),
      title: noticeTitles['admin-removed'].team,
      body: { en: team.name, sq: team.name },
      url: teamAddress(team.slug, userId),
      team: {},
    });
  const names = (language: Language) => after.map((role) => roleNames[role][language]).join(', ');
  return insert(db, act, before.length === 0 ? 'admin-added' : 'admin-changed', {
    ...inTeam(userId, team),
    title: before.length === 0 ? noticeTitles['admin-added'].team : noticeTitles['admin-changed'],
    body: { en: `${team.name}: ${names('en')}`, sq: `${team.name}: ${names('sq')}` },
    url: managedTeamAddress(team.id),
    team: {},
  });
}

/** Notifications keep naming and opening a team that has another name or slug. */
export async function renameInNotices(db: DbWriter, team: TeamRecord): Promise<void> {
  for (const { id, data } of db.notifications.filter((one) => one.data.team?.id === team.id)) {
    if (!data.team) continue;
    const url = data.url.replace(/^\/team\/[a-z0-9-]+/, `/team/${team.slug}`);
    await db.notifications.update(id, { data: { ...data, url, team: { ...data.team, ...about(team) } } });
  }
}

const about = ({ id, slug, name }: TeamRecord) => ({ id, slug, name });
const inBase = (user_id: number) => ({ user_id, module: 'base', entity_id: user_id }) as const;
const inTeam = (user_id: number, { id }: TeamRecord) => ({ user_id, module: 'team', entity_id: id }) as const;
const requestsOf = ({ id }: TeamRecord): string => `team-join-requested:team:${id}`;
const isUnreadRequest = (one: NotificationRecord, team: TeamRecord): boolean =>
  one.group_key === requestsOf(team) && one.read_at === null;

const requestWords = (team: TeamRecord, count: number, name: string): { title: LocalText; body: LocalText } => ({
  title: noticeTitles['team-join-requested'],
  body:
    count === 1
      ? { en: `${name} wants to join ${team.name}.`, sq: `${name} do të bashkohet me ${team.name}.` }
      : {
          en: `${count} people want to join ${team.name}.`,
          sq: `${count} persona duan të bashkohen me ${team.name}.`,
        },
});

type TeamData = Omit<NonNullable<NotificationRecord['data']['team']>, 'id' | 'slug' | 'name'>;
type Told = Pick<NotificationRecord, 'user_id' | 'module' | 'entity_id' | 'title' | 'body'> & {
  readonly url: string;
  readonly team: TeamData;
  readonly group?: Notice['group'];
};
async function insert(
  db: DbWriter,
  { team, actor, now }: TeamAct,
  type: NotificationType,
  { url, team: more, ...told }: Told,
): Promise<void> {
  await addNotification(db, {
    ...told,
    type,
    data: { entity_type: 'team', entity_id: team.id, url, team: { ...about(team), ...more } },
    actor_id: actor.id,
    created_at: now,
  });
}

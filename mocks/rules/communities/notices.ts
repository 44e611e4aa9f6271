import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type {
  ApplicationRecord,
  CommunityRecord,
  LocalText,
  NotificationRecord,
  PostRecord,
  UserRecord,
} from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification, type Notice } from '../shared/notify.ts';
import { applicationAddress, communityAddress, communityRequestsAddress } from '../shared/notification-target.ts';
import { mayReadCommunity, membersOfCommunity, openJoinRequests, runsCommunity } from './access.ts';

/** Something that happened in a community, by whom and when. */
export interface CommunityAct {
  readonly community: CommunityRecord;
  readonly actor: UserRecord;
  readonly now: number;
}

/** Tells a user that a community invites them; they answer in the list itself or on its page. */
export const tellInvitedToCommunity = (db: DbWriter, act: CommunityAct, userId: number): Promise<void> =>
  insert(db, act, 'community-invited', {
    user_id: userId,
    title: noticeTitles['community-invited'],
    body: {
      en: `${act.actor.name ?? ''} invites you to ${act.community.name}.`,
      sq: `${act.actor.name ?? ''} të fton në ${act.community.name}.`,
    },
    url: communityAddress(act.community.id, userId),
    community: { invitation: 'open' },
  });

/** The open invitation in a user's notifications has been answered or withdrawn. */
export async function closeCommunityInvitation(
  db: DbWriter,
  { community, now }: Pick<CommunityAct, 'community' | 'now'>,
  userId: number,
  invitation: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  for (const { id, data, read_at } of db.notifications.by('user', userId))
    if (data.community?.id === community.id && data.community.invitation === 'open')
      await db.notifications.update(id, {
        data: { ...data, community: { ...data.community, invitation } },
        read_at: read_at ?? now,
      });
}

/** Tells the owner and admins of a request to join; unread ones become one (design §11). */
export async function tellJoinRequested(db: DbWriter, act: CommunityAct, request: ApplicationRecord): Promise<void> {
  const { community, actor } = act;
  for (const { user_id } of membersOfCommunity(db, community.id).filter(runsCommunity)) {
    await insert(db, act, 'community-join-requested', {
      user_id,
      ...requestWords(community, 1, actor.name ?? ''),
      url: communityRequestsAddress(community.id, user_id),
      community: { application_id: request.id },
      group: {
        key: requestsOf(community),
        ofMany: (count, { data }) => ({
          ...requestWords(community, count, actor.name ?? ''),
          data: { ...data, community: about(community) },
        }),
      },
    });
  }
}

/** After a request was decided or withdrawn: what is unread speaks of those that still wait, and is read when none does. */
export async function recountJoinRequests(db: DbWriter, community: CommunityRecord, now: number): Promise<void> {
  const open = openJoinRequests(db, community.id);
  const last = open.at(-1);
  for (const one of db.notifications.filter((notice) => isUnread(notice, requestsOf(community)))) {
    const count = Math.min(one.count, open.length);
    if (!last || count === 0) await db.notifications.update(one.id, { read_at: now });
    else if (count < one.count || one.data.community?.application_id !== undefined)
      await db.notifications.update(one.id, {
        ...requestWords(community, count, db.users.get(last.user_id)?.name ?? ''),
        data: { ...one.data, community: { ...about(community), ...(count === 1 && { application_id: last.id }) } },
        actor_id: last.user_id,
        count,
      });
  }
}

/** Tells an applicant what was decided, with the note. */
export async function tellJoinDecided(db: DbWriter, act: CommunityAct, application: ApplicationRecord): Promise<void> {
  const { community } = act;
  const { id, user_id, status, decision_note } = application;
  const isIn = status === 'accepted';
  const words = isIn
    ? { en: `${community.name} has accepted your request.`, sq: `${community.name} e pranoi kërkesën tënde.` }
    : { en: `${community.name} has not accepted your request.`, sq: `${community.name} nuk e pranoi kërkesën tënde.` };
  const withNote = (text: string) => [text, decision_note].filter(Boolean).join(' ');
  const type = isIn ? 'community-accepted' : 'application-decided';
  await insert(db, act, type, {
    user_id,
    title: isIn ? noticeTitles['community-accepted'] : noticeTitles['application-decided'].rejected,
    body: { en: withNote(words.en), sq: withNote(words.sq) },
    url: isIn ? communityAddress(community.id, user_id) : applicationAddress(id, user_id),
    community: { application_id: id },
  });
}

/** Tells a member of another role: the owner of a community, one of its admins, or neither any more. */
export async function tellCommunityRole(
  db: DbWriter,
  act: CommunityAct,
  userId: number,
  role: 'owner' | 'admin' | 'none',
): Promise<void> {
  if (userId === act.actor.id) return;
  const { name, id } = act.community;
  await insert(db, act, role === 'none' ? 'admin-removed' : 'admin-added', {
    user_id: userId,
    ...roleWords[role](name),
    url: communityAddress(id, userId),
    community: {},
  });
}

const roleWords: Record<'owner' | 'admin' | 'none', (name: string) => { title: LocalText; body: LocalText }> = {
  owner: (name) => ({
    title: noticeTitles['admin-added'].communityOwner,
    body: { en: `You are the owner of ${name}.`, sq: `Je pronari i komunitetit ${name}.` },
  }),
  admin: (name) => ({
    title: noticeTitles['admin-added'].communityAdmin,
    body: { en: `${name}: admin`, sq: `${name}: administrator` },
  }),
  none: (name) => ({
    title: noticeTitles['admin-removed'].community,
    body: { en: name, sq: name },
  }),
};

/** Tells all members but its author of an announcement. */
export async function tellAnnouncement(db: DbWriter, act: CommunityAct, post: PostRecord): Promise<void> {
  const words = shortOf(post.text);
  for (const { user_id } of membersOfCommunity(db, act.community.id)) {
    if (user_id === act.actor.id) continue;
    await insert(db, act, 'announcement', {
      user_id,
      title: noticeTitles.announcement(act.community.name),
      body: words === '' ? { en: 'A picture', sq: 'Një foto' } : { en: words, sq: words },
      url: communityAddress(act.community.id, user_id, post.id),
      community: { post_id: post.id },
    });
  }
}

/** Tells the author of a post of a comment by somebody else; unread ones of one post become one. Returns whom it told. */
export async function tellCommented(db: DbWriter, act: CommunityAct, post: PostRecord): Promise<number | null> {
  const { community, actor } = act;
  const { author_id } = post;
  if (author_id === null || author_id === actor.id || !mayReadCommunity(db, community, author_id)) return null;
  await insert(db, act, 'post-commented', {
    user_id: author_id,
    ...commentWords(community, 1, actor.name ?? ''),
    url: communityAddress(community.id, author_id, post.id),
    community: { post_id: post.id },
    group: { key: `post-commented:post:${post.id}`, ofMany: (count) => commentWords(community, count, '') },
  });
  return author_id;
}

const commentWords = (community: CommunityRecord, count: number, name: string) => ({
  title: noticeTitles['post-commented'](community.name),
  body:
    count === 1
      ? { en: `${name} has commented on your post.`, sq: `${name} komentoi postimin tënd.` }
      : { en: `${count} new comments on your post.`, sq: `${count} komente të reja te postimi yt.` },
});

/** What was told about a post that is gone leads nowhere. */
export const forgetPost = (db: DbWriter, postId: number): Promise<void> =>
  forget(db, (one) => one.data.community?.post_id === postId);

/** What a user was told about a community, or everybody when none is given. */
export const forgetCommunity = (db: DbWriter, communityId: number, userId?: number): Promise<void> =>
  forget(db, (one) => one.data.community?.id === communityId && (userId === undefined || one.user_id === userId));

/** Who no longer decides about requests cannot open them. */
export const forgetRequests = (db: DbWriter, communityId: number, userId: number): Promise<void> =>
  forget(
    db,
    ({ type, user_id, data }) =>
      type === 'community-join-requested' && user_id === userId && data.community?.id === communityId,
  );

async function forget(db: DbWriter, isGone: (one: NotificationRecord) => boolean): Promise<void> {
  for (const { id } of db.notifications.filter(isGone)) await db.notifications.remove(id);
}

/** Notifications keep naming a community that has another name or slug. */
export async function renameCommunityInNotices(db: DbWriter, community: CommunityRecord): Promise<void> {
  for (const { id, data } of db.notifications.filter((one) => one.data.community?.id === community.id))
    if (data.community)
      await db.notifications.update(id, {
        data: { ...data, community: { ...data.community, ...about(community) } },
      });
}

const about = ({ id, slug, name }: CommunityRecord) => ({ id, slug, name });
const requestsOf = ({ id }: CommunityRecord): string => `community-join-requested:community:${id}`;
const isUnread = (one: NotificationRecord, group_key: string): boolean =>
  one.group_key === group_key && one.read_at === null;
const MOST_WORDS = 120;
const shortOf = (text: string): string => (text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS - 1)}…`);

const requestWords = (community: CommunityRecord, count: number, name: string) => ({
  title: noticeTitles['community-join-requested'],
  body:
    count === 1
      ? { en: `${name} wants to join ${community.name}.`, sq: `${name} do të bashkohet me ${community.name}.` }
      : {
          en: `${count} people want to join ${community.name}.`,
          sq: `${count} persona duan të bashkohen me ${community.name}.`,
        },
});

type Told = Pick<NotificationRecord, 'user_id' | 'title' | 'body'> & {
  readonly url: string;
  readonly community: Omit<NonNullable<NotificationRecord['data']['community']>, 'id' | 'slug' | 'name'>;
  readonly group?: Notice['group'];
};
/** In the base profile always: communities are run from there. */
async function insert(
  db: DbWriter,
  { community, actor, now }: CommunityAct,
  type: NotificationType,
  { url, community: more, ...told }: Told,
): Promise<void> {
  await addNotification(db, {
    ...told,
    type,
    module: 'base',
    entity_id: told.user_id,
    data: { entity_type: 'community', entity_id: community.id, url, community: { ...about(community), ...more } },
    actor_id: actor.id,
    created_at: now,
  });
}

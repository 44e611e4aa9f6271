import { beforeEach, describe, expect, it } from 'vitest';
import { imageIds } from '../../seed/images.ts';
import { ask, become } from '../../testing.ts';
import {
  admin,
  beach,
  type Communities,
  invited,
  lagjja,
  openCommunities,
  outsider,
  owner,
  player,
  quiet,
  tennis,
  thursday,
} from './testing.ts';

interface Person {
  readonly id: number;
  readonly user: { readonly id: number; readonly name: string };
  readonly role: string;
  readonly is_online: boolean;
}
let w: Communities;
beforeEach(async () => {
  w = await openCommunities();
});
const people = async (query = '', as: number | null = player) =>
  (await w.data<{ members: Person[] }>(as, `GET /community/${thursday}/members?per_page=50&${query}`)).members;
const list = async (user: number | null, query = '') =>
  (await w.data<{ communities: { id: number; name: string }[] }>(user, `GET /communities?${query}`)).communities;
const memberPath = (user: number, community: number = thursday) =>
  `/community/${community}/member/${w.place(user, community)?.id ?? 0}` as const;

describe('[API-72] the list', () => {
  it('is by name; filtered by sport, city and words without accents', async () => {
    const names = (await list(null)).map(({ name }) => name);
    expect(names).toEqual([
      'Basketi i Lagjes',
      'Futbolli i së Enjtes',
      'Veteranët e Durrësit',
      'Volej në Rërë',
      'Zgjohu dhe Luaj',
    ]);
    expect((await list(null, 'sport_id=2')).map(({ id }) => id)).toEqual([lagjja, 5]);
    expect((await list(null, 'city_id=2')).map(({ id }) => id)).toEqual([quiet, beach]);
    expect((await list(null, 'keywords=veteranet%20durres')).map(({ id }) => id)).toEqual([quiet]);
  });

  it('mine: invitations first; needs somebody', async () => {
    expect((await list(player, 'mine=true')).map(({ id }) => id)).toEqual([tennis, lagjja, thursday, beach]);
    expect(await w.outcome(null, 'GET /communities?mine=true')).toBe('401 unauthenticated');
    await w.ask(owner, `POST /community/${thursday}/ban`, { body: { user_id: player } });
    expect((await list(player, 'mine=true')).map(({ id }) => id)).toEqual([tennis, lagjja, beach]);
    // a public one that has banned them is still named
    expect((await list(player)).map(({ id }) => id)).toContain(thursday);
  });
});

describe('the people', () => {
  it('are the owner, admins, members, each by name; found by the beginning of a name', async () => {
    const all = await people();
    expect(all.map(({ role }) => role)).toEqual(['owner', 'admin', ...Array<string>(14).fill('member')]);
    const names = all.slice(2).map(({ user }) => user.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'sq', { sensitivity: 'base' })));
    expect((await people('keywords=arb%20hox')).map(({ user }) => user.id)).toEqual([player]);
  });

  it('shows who is online to who is signed in, and no one who hides it', async () => {
    for (const user of [player, owner])
      await w.ask(user, 'POST /realtime/online', { body: { connection_id: `c-${user}` } });
    const online = async (as: number | null) =>
      (await people('', as)).filter((one) => one.is_online).map(({ user }) => user.id);
    const count = async (as: number | null) =>
      (await w.data<{ community: { online_count: number } }>(as, `GET /community/${thursday}`)).community.online_count;
    expect([await online(outsider), await count(outsider)]).toEqual([[owner, player], 2]);
    expect([await online(null), await count(null)]).toEqual([[], 0]);
    await w.backend.control.db.transact((tx) =>
      tx.settings.insert({ scope: 'user', scope_id: owner, key: 'show_online', value: false, is_secret: false }),
    );
    expect([await online(player), await count(player)]).toEqual([[player], 1]);
  });

  it('become admins and members again, and are told', async () => {
    const change = (role: string) => w.outcome(owner, `PATCH ${memberPath(player)}`, { body: { role } });
    expect(await change('admin')).toMatchObject({ member: { role: 'admin' } });
    expect(w.told(player, 'admin-added')).toMatchObject([
      { body: { en: 'Futbolli i së Enjtes: admin' }, module: 'base' },
    ]);
    await change('admin');
    expect(w.events(player)).toEqual([{ community_id: thursday, change: 'role' }]);
    await change('member');
    // whoever has the list open sees both, and not who it was
    expect(w.room()).toEqual([{ type: 'members-changed' }, { type: 'members-changed' }]);
    expect(w.told(player, 'admin-removed')).toHaveLength(1);
    expect(await w.outcome(owner, `PATCH ${memberPath(invited)}`, { body: { role: 'admin' } })).toBe('409 stale');
    const elsewhere = `PATCH /community/${thursday}/member/${w.place(player, lagjja)?.id ?? 0}` as const;
    expect(await w.outcome(owner, elsewhere, { body: { role: 'admin' } })).toBe('404 not_found');
  });

  it('who no longer decides loses what leads to requests', async () => {
    await w.ask(player, `POST /community/${lagjja}/transfer`, { body: { user_id: 32 } });
    expect(w.told(player, 'community-join-requested')).toHaveLength(1);
    await w.ask(32, `PATCH ${memberPath(player, lagjja)}`, { body: { role: 'member' } });
    expect(w.told(player, 'community-join-requested')).toEqual([]);
  });

  it('a removed one may come again, a banned one may not; both are told live', async () => {
    await w.ask(admin, `DELETE ${memberPath(player)}`);
    expect(w.events(player)).toEqual([{ community_id: thursday, change: 'removed' }]);
    await w.ask(player, `POST /community/${thursday}/join`);
    await w.ask(admin, `POST /community/${thursday}/ban`, { body: { user_id: player } });
    expect(await w.outcome(player, `POST /community/${thursday}/join`)).toBe('403 banned');
    expect(await w.outcome(player, `GET /community/${thursday}/feed`)).toBe('403 forbidden');
    expect(await w.outcome(player, `GET /community/${thursday}`)).toMatchObject({
      community: { is_banned: true, my_role: null, online_count: 0 },
    });
    await w.ask(owner, `DELETE ${memberPath(player)}`);
    expect(await w.outcome(player, `POST /community/${thursday}/join`)).toMatchObject({ application: null });
  });

  it('there is one owner, also after a transfer', async () => {
    const transfer = (user_id: number) =>
      w.outcome(owner, `POST /community/${thursday}/transfer`, { body: { user_id } });
    for (const nobody of [owner, outsider, invited]) expect(await transfer(nobody)).toBe('409 stale');
    expect(await transfer(player)).toMatchObject({ community: { owner: { id: player }, my_role: 'admin' } });
    expect(w.told(player, 'admin-added').at(-1)?.body.en).toBe('You are the owner of Futbolli i së Enjtes.');
    expect(w.db().communityMembers.filter({ community_id: thursday, role: 'owner' })).toHaveLength(1);
    expect(await w.outcome(owner, `POST /community/${thursday}/leave`)).toBeNull();
  });
});

describe('reports', () => {
  const reports = async () =>
    (await w.data<{ reports: { id: number; post: { id: number } }[] }>(owner, `GET /community/${thursday}/reports`))
      .reports;
  const report = (user: number, postId: number) =>
    w.outcome(user, `POST /community/${thursday}/post/${postId}/report`, { body: { reason: 'abuse' } });
  const decide = (id: number, decision: string, user = owner) =>
    w.outcome(user, `POST /community/${thursday}/report/${id}/decision`, { body: { decision } });

  it('once a person and post, not of one’s own; the first stands for all', async () => {
    expect(await report(player, 23)).toBe('409 already_reported');
    expect(await report(admin, 23)).toBeNull();
    expect(await report(player, 29)).toBe('403 forbidden');
    expect((await reports()).map(({ id, post }) => [id, post.id])).toEqual([[1, 23]]);
    expect(w.events(owner)).toEqual([{ community_id: thursday }]);
    expect(await w.outcome(owner, `GET /community/${thursday}`)).toMatchObject({
      community: { open_reports_count: 1 },
    });
    expect(await w.outcome(player, `GET /community/${thursday}`)).toMatchObject({
      community: { open_reports_count: 0 },
    });
  });

  it('kept: all are settled, and a new person may report again', async () => {
    await report(admin, 23);
    expect(await decide(1, 'keep')).toBeNull();
    expect(await reports()).toEqual([]);
    expect(await decide(1, 'remove')).toBe('409 stale');
    await report(16, 23);
    expect(await reports()).toHaveLength(1);
  });

  it('banned: the author is out, and the post gone', async () => {
    expect(await decide(1, 'ban')).toBeNull();
    expect(w.place(27)).toMatchObject({ status: 'banned' });
    expect(w.db().posts.get(23)).toBeUndefined();
    expect(w.room().map(({ type }) => type)).toEqual(['members-changed', 'post-deleted']);
    expect(await decide(1, 'keep')).toBe('404 not_found');
  });

  it('nobody bans the owner, an admin no admin, and nobody who is gone', async () => {
    await report(player, 1);
    const [, ofOwner] = await reports();
    expect(await decide(ofOwner?.id ?? 0, 'ban')).toBe('409 owner_stays');
    expect(await decide(ofOwner?.id ?? 0, 'ban', admin)).toBe('409 owner_stays');
    await report(player, 12);
    const [, , ofAdmin] = await reports();
    expect(await decide(ofAdmin?.id ?? 0, 'ban', admin)).toBe('403 forbidden');
    await w.backend.control.db.transact((tx) => tx.posts.update(23, { author_id: null }));
    expect(await decide(1, 'ban')).toBe('409 stale');
    expect(await decide(1, 'remove')).toBeNull();
  });
});

describe('changing a community', () => {
  const change = (body: object) => w.outcome(player, `PATCH /community/${lagjja}`, { body });

  it('a private one is joined by invitation, and asks no question', async () => {
    expect(await change({ visibility: 'private' })).toBe('422 validation join_policy');
    expect(await change({ visibility: 'private', join_policy: 'invite' })).toMatchObject({
      community: { visibility: 'private', join_question: null, pending_requests_count: 0 },
    });
    expect(await change({ join_policy: 'open' })).toBe('422 validation join_policy');
  });

  it('its slug is unique across types, and no address of the app', async () => {
    for (const slug of ['fusha-e-liqenit', 'dajti-boys', 'liga-e-lagjeve-tirana', 'volej-ne-rere', 'communities'])
      expect(await change({ slug })).toBe('422 validation slug');
    expect(await change({ slug: 'basketi' })).toMatchObject({ community: { slug: 'basketi' } });
    expect(await w.outcome(null, 'GET /slug/basketi')).toEqual({ type: 'community', id: lagjja, slug: 'basketi' });
    expect(await w.outcome(player, 'GET /slug/rrethi-i-tenisit')).toMatchObject({ type: 'community', id: tennis });
    expect(w.told(player, 'community-join-requested').at(-1)?.data.community).toMatchObject({ slug: 'basketi' });
  });

  it('pictures and lookups exist, and pictures are one’s own', async () => {
    expect(await change({ sport_ids: [9] })).toBe('422 validation sport_ids');
    expect(await change({ city_id: 99 })).toBe('422 validation city_id');
    expect(await change({ image: imageIds.teamCrest })).toBe('422 validation image');
    expect(await change({ image: imageIds.portrait })).toMatchObject({
      community: { image: { id: imageIds.portrait } },
    });
    expect(await change({ image: null, description: '' })).toMatchObject({
      community: { image: null, description: '' },
    });
  });

  it('deleted: nothing of it is left', async () => {
    await w.enter(player);
    await w.ask(player, `POST /community/${thursday}/post/30/like`);
    expect(await w.outcome(owner, `DELETE /community/${thursday}`)).toBeNull();
    const db = w.db();
    expect(db.communityMembers.by('community', thursday)).toEqual([]);
    expect(db.posts.by('community', thursday)).toEqual([]);
    expect(db.comments.all().filter(({ post_id }) => !db.posts.get(post_id))).toEqual([]);
    expect(db.postLikes.all().filter(({ post_id }) => !db.posts.get(post_id))).toEqual([]);
    expect(db.notifications.filter(({ data }) => data.community?.id === thursday)).toEqual([]);
    expect(w.backend.realtime.read(`rooms/community-${thursday}`)).toBeNull();
    // who was on the way in sees it go, too
    for (const user of [player, invited]) expect(w.events(user)).toEqual([{ community_id: thursday }]);
    await w.ask(player, `DELETE /community/${lagjja}`);
    expect(w.events(29)).toEqual([{ community_id: lagjja }]);
    expect(w.db().applications.filter({ kind: 'community-join', target_id: lagjja })).toEqual([]);
  });
});

describe('the end of an account', () => {
  /** With its body: it asks for the word and the password. */
  const remove = async (user: number) => {
    const body = { password: 'demo1234', confirmation: 'DELETE' };
    const token = await become(w.backend, user);
    const { status } = await ask(w.backend, '/auth/account?module=base', { method: 'DELETE', body, token });
    expect(status).toBe(200);
  };

  it('passes a community to the admin, else the member, of longest standing', async () => {
    await remove(player);
    expect(w.db().communityMembers.filter({ community_id: lagjja, role: 'owner' })).toMatchObject([{ user_id: 51 }]);
    expect(w.told(51, 'admin-added').at(-1)?.body.en).toBe('You are the owner of Basketi i Lagjes.');
    expect(w.events(51).at(-1)).toEqual({ community_id: lagjja, change: 'role' });
    // of people who run no team
    await w.backend.control.db.transact(async (tx) => {
      await tx.communityMembers.update(w.place(45, quiet)?.id ?? 0, { user_id: 57 });
      await tx.communityMembers.update(w.place(46, quiet)?.id ?? 0, { user_id: 56 });
    });
    await remove(57);
    expect(w.place(56, quiet)).toMatchObject({ role: 'owner' });
    await remove(56);
    expect(w.db().communities.get(quiet)).toBeUndefined();
  });

  it('leaves posts, comments and reports without the name, and takes likes with it', async () => {
    await remove(player);
    const db = w.db();
    expect(db.posts.get(5)).toMatchObject({ author_id: null });
    expect(db.comments.filter({ author_id: player })).toEqual([]);
    expect(db.reports.get(1)).toMatchObject({ user_id: null });
    expect(db.postLikes.by('user', player)).toEqual([]);
    expect(db.communityMembers.by('user', player)).toEqual([]);
    expect(await w.outcome(owner, `GET /community/${thursday}/post/5`)).toMatchObject({ post: { author: null } });
  });

  it('an open invitation outlives who has sent it', async () => {
    await w.ask(player, `POST /community/${lagjja}/invite`, { body: { user_ids: [outsider] } });
    await remove(player);
    expect(await w.outcome(outsider, `GET /community/${lagjja}`)).toMatchObject({
      community: { my_inviter: { id: 51 } },
    });
  });
});

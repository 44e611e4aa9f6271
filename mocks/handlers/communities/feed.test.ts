import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../../rules/shared/time.ts';
import { imageIds } from '../../seed/images.ts';
import {
  admin,
  type Communities,
  lagjja,
  openCommunities,
  outsider,
  owner,
  player,
  quiet,
  tennis,
  thursday,
} from './testing.ts';

interface Said {
  readonly id: number;
  readonly text: string;
  readonly links: { type: string; path: string }[];
  readonly is_pinned: boolean;
}
let w: Communities;
beforeEach(async () => {
  w = await openCommunities();
});
const feed = async (query = '', community: number = thursday) =>
  await w.data<{
    pinned: Said[];
    posts: Said[];
    next_before: number | null;
  }>(player, `GET /community/${community}/feed?${query}`);
const post = async (user: number, body: object) =>
  (await w.data<{ post: Said }>(user, `POST /community/${thursday}/post`, { body })).post;
const on = (postId: number) => `/community/${thursday}/post/${postId}` as const;
const idsOf = (posts: readonly Said[]) => posts.map(({ id }) => id);

describe('[COM-01] the feed', () => {
  it('has pinned posts first and once, the others newest first', async () => {
    const first = await feed('per_page=5');
    expect(first.pinned.map(({ text }) => text.slice(0, 15))).toEqual(['Mirë se erdhët!']);
    expect(idsOf(first.posts)).toEqual([30, 29, 28, 27, 26]);
    expect(first.next_before).toBe(26);
    const second = await feed(`before=${first.next_before}&per_page=5`);
    expect([second.pinned, idsOf(second.posts)]).toEqual([[], [25, 24, 23, 22, 21]]);
  });

  it('read to its end has every post once, also while others write and delete', async () => {
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const part: Awaited<ReturnType<typeof feed>> = await feed(`per_page=4${before ? `&before=${before}` : ''}`);
      seen.push(...idsOf(part.posts));
      await post(owner, { text: 'E re' });
      // the last one read goes, and the cursor still works
      await w.ask(owner, `DELETE ${on(part.posts.at(-1)?.id ?? 0)}`);
      before = part.next_before;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 29 }, (_, n) => 30 - n));
  });

  it('may be empty', async () => {
    expect(await feed('', quiet)).toEqual({ pinned: [], posts: [], next_before: null });
  });

  it('ends where a page is full', async () => {
    expect((await feed('per_page=29')).next_before).toBeNull();
  });
});

describe('writing', () => {
  it('a text, a picture, or both', async () => {
    const create = (body: object) => w.outcome(player, `POST /community/${thursday}/post`, { body });
    expect(await create({ text: ' ' })).toBe('422 validation text');
    expect(await create({ text: '', images: [imageIds.portrait] })).toMatchObject({ post: { text: '', kind: 'text' } });
    expect(await create({ text: 'x', images: [imageIds.dajtiLogo] })).toBe('422 validation images');
    expect(await create({ text: 'x', kind: 'announcement' })).toBe('403 forbidden');
    expect(
      await w.outcome(owner, `POST /community/${thursday}/post`, { module: 'team', body: { text: 'x' } }),
    ).toMatchObject({
      post: { author: { id: owner } },
    });
  });

  it('the same key posts and comments once', async () => {
    const headers = { 'idempotency-key': '7b0c3f6e-3f0a-4c55-9d5e-0e1c8f1b2a3d' };
    const send = () => w.ask(player, `POST /community/${thursday}/post`, { headers, body: { text: 'Një herë.' } });
    expect(await send()).toEqual(await send());
    expect((await feed()).posts.filter(({ text }) => text === 'Një herë.')).toHaveLength(1);
    expect(w.room().filter(({ type }) => type === 'post-added')).toHaveLength(1);
    const comment = () => w.ask(player, `POST ${on(30)}/comments`, { headers, body: { text: 'Po.' } });
    expect(await comment()).toEqual(await comment());
    expect(w.db().comments.by('post', 30)).toHaveLength(1);
  });

  it('an edit says when; the same text is none', async () => {
    const { id } = await post(player, { text: 'Kush vjen?' });
    w.clock.now += 5 * MINUTE;
    const edit = (body: object) => w.outcome(player, `PATCH ${on(id)}`, { body });
    expect(await edit({ text: 'Kush vjen? ' })).toMatchObject({ post: { edited_at: null } });
    expect(await edit({})).toMatchObject({ post: { edited_at: null } });
    expect(await edit({ text: '' })).toBe('422 validation text');
    expect(await edit({ text: 'Kush vjen sot?' })).toMatchObject({ post: { edited_at: '2026-11-24T10:05:00+01:00' } });
    expect(await edit({ text: '', images: [imageIds.portrait] })).toMatchObject({ post: { text: '' } });
  });

  it('a pin is no edit, and needs who runs it', async () => {
    expect(await w.outcome(player, `PATCH ${on(29)}`, { body: { is_pinned: true } })).toBe('403 forbidden');
    expect(await w.outcome(admin, `PATCH ${on(29)}`, { body: { is_pinned: true } })).toMatchObject({
      post: { is_pinned: true, edited_at: null },
    });
    expect(idsOf((await feed()).pinned)).toEqual([29, 1]);
    // an admin changes no word of others
    expect(await w.outcome(admin, `PATCH ${on(29)}`, { body: { is_pinned: false, text: 'x' } })).toBe('403 forbidden');
    expect(await w.outcome(admin, `PATCH ${on(29)}`, { module: 'team', body: { is_pinned: false } })).toBe(
      '403 forbidden',
    );
  });

  it('of another community: 404', async () => {
    expect(await w.outcome(player, `GET /community/${lagjja}/post/30`)).toBe('404 not_found');
    expect(await w.outcome(player, `POST /community/${lagjja}/post/30/like`)).toBe('404 not_found');
    expect(await w.outcome(player, `DELETE ${on(29)}/comment/12`)).toBe('404 not_found');
  });

  it('a deleted post takes comments, likes, reports and what was told with it', async () => {
    const { id } = await post(owner, { text: 'Nesër nuk luajmë.', kind: 'announcement' });
    await w.ask(player, `POST ${on(id)}/like`);
    await w.ask(player, `POST ${on(id)}/comments`, { body: { text: 'Pse?' } });
    await w.ask(player, `POST ${on(id)}/report`, { body: { reason: 'other' } });
    expect(w.told(player, 'announcement')).toHaveLength(1);
    await w.ask(owner, `DELETE ${on(id)}`);
    const left = [w.db().comments, w.db().postLikes, w.db().reports].map((table) => table.filter({ post_id: id }));
    expect(left).toEqual([[], [], []]);
    expect([w.told(player, 'announcement'), w.told(owner, 'post-commented')]).toEqual([[], []]);
  });
});

describe('likes', () => {
  it('count once a person, and back', async () => {
    const like = () => w.outcome(player, `POST ${on(1)}/like`);
    for (const _ of [1, 2]) expect(await like()).toMatchObject({ post: { likes_count: 1, liked_by_me: true } });
    for (const _ of [1, 2])
      expect(await w.outcome(player, `DELETE ${on(1)}/like`)).toMatchObject({
        post: { likes_count: 0, liked_by_me: false },
      });
    // what changes nothing is not told
    expect(w.room().map(({ type }) => type)).toEqual(['post-changed', 'post-changed']);
  });
});

describe('what is told', () => {
  it('an announcement: to all members but its author, live and in the list', async () => {
    const { id } = await post(admin, { text: 'Nesër nuk luajmë.', kind: 'announcement' });
    const members = w.db().communityMembers.filter({ community_id: thursday, status: 'active' });
    for (const { user_id } of members) {
      const isAuthor = user_id === admin;
      expect(w.told(user_id, 'announcement')).toHaveLength(isAuthor ? 0 : 1);
      expect(w.events(user_id)).toEqual([{ community_id: thursday, ...(!isAuthor && { change: 'announced' }) }]);
    }
    expect(w.told(player, 'announcement')).toMatchObject([
      {
        title: { en: 'Announcement in Futbolli i së Enjtes' },
        body: { en: 'Nesër nuk luajmë.' },
        data: {
          url: `/community/1/feed?post=${id}&switch_module=base&switch_entity_id=${player}`,
          community: { id: thursday, post_id: id },
        },
      },
    ]);
  });

  it('comments: to the author of the post, unread ones of one post as one', async () => {
    const comment = (user: number) => w.ask(user, `POST ${on(29)}/comments`, { body: { text: 'Unë.' } });
    for (const user of [owner, admin, player]) await comment(user);
    expect(w.told(player, 'post-commented')).toMatchObject([
      { count: 2, actor_id: admin, body: { en: '2 new comments on your post.' }, data: { community: { post_id: 29 } } },
    ]);
    expect(w.events(player)).toEqual([1, 2].map(() => ({ community_id: thursday, change: 'commented' })));
    await w.ask(player, 'POST /notifications/read', { body: {} });
    await comment(owner);
    expect(w.told(player, 'post-commented')).toHaveLength(2);
  });

  it('not to who has left a private community', async () => {
    const [theirs] = w.db().posts.by('community', tennis);
    await w.backend.control.db.transact((tx) => tx.posts.update(theirs?.id ?? 0, { author_id: 41 }));
    await w.ask(41, `POST /community/${tennis}/leave`);
    await w.ask(42, `POST /community/${tennis}/post/${theirs?.id ?? 0}/comments`, { body: { text: 'Unë.' } });
    expect([w.told(41, 'post-commented'), w.events(41).filter(({ change }) => change !== undefined)]).toEqual([[], []]);
  });

  it('the room: who did what to which post, and no word of it', async () => {
    const { id } = await post(player, { text: 'Sekret.' });
    const { comment } = await w.data<{ comment: { id: number } }>(owner, `POST ${on(id)}/comments`, {
      body: { text: 'Sekret.' },
    });
    await w.ask(owner, `PATCH ${on(id)}`, { body: { is_pinned: true } });
    await w.ask(owner, `DELETE ${on(id)}/comment/${comment.id}`);
    await w.ask(owner, `DELETE ${on(id)}`);
    expect(w.room().map(({ type }) => type)).toEqual([
      'post-added',
      'post-commented',
      'post-changed',
      'post-changed',
      'post-deleted',
    ]);
    expect(w.room()[0]?.data).toEqual({ activity: { actor: { id: player, name: 'Arben Hoxha' } }, post_id: id });
    expect(JSON.stringify(w.room())).not.toContain('Sekret');
  });

  it('the room keeps the last fifty', async () => {
    for (let n = 0; n < 60; n += 1) await post(player, { text: `${n}` });
    expect(w.room()).toHaveLength(50);
  });
});

describe('comments', () => {
  it('are newest first, by page', async () => {
    const list = async (query: string) =>
      (await w.data<{ comments: { id: number }[] }>(null, `GET ${on(12)}/comments?${query}`)).comments;
    const ids = (await list('per_page=50')).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await list('per_page=4&page=2')).map(({ id }) => id)).toEqual(ids.slice(4, 8));
  });
});

describe('links in a text', () => {
  const linked = async (text: string) =>
    (await post(player, { text })).links.map(({ type, path }) => `${type} ${path}`);

  it('to a venue, a team and a free time; each once, three at most, as people paste them', async () => {
    expect(
      await linked(
        'Shih https://fusha.example/app/venue/arena-dajti, /app/team/shqiponjat-e-liqenit dhe (/t/dajti-boys)',
      ),
    ).toEqual(['venue /venue/arena-dajti', 'team /team/shqiponjat-e-liqenit', 'team /team/dajti-boys']);
    expect(await linked('/venue/arena-dajti /app/venue/arena-dajti /venue/arena-dajti?date=x')).toEqual([
      'venue /venue/arena-dajti',
    ]);
    expect(await linked('/team/dajti-boys /team/deti-fk /team/ujqit-e-veriut /team/agimi-2008')).toHaveLength(3);
  });

  it('only to what everybody may see', async () => {
    // a draft, a private team, nothing, another site, and a word that has one in it
    expect(
      await linked(
        '/venue/drilon /team/shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes /venue/nuk-ka ' +
          'https://tjeter.example/venue/arena-dajti x/venue/arena-dajti',
      ),
    ).toEqual([]);
  });

  it('to a time while it is free, then to the venue', async () => {
    const { posts } = await feed('per_page=50');
    const slot = posts.flatMap(({ links }) => links).find(({ type }) => type === 'slot');
    const query = new URLSearchParams(slot?.path.split('?')[1]);
    expect(slot).toMatchObject({ name: 'Arena Dajti', city: 'Tiranë', sport: { key: 'football' } });
    await w.ask(outsider, 'POST /bookings', {
      body: {
        court_id: Number(query.get('court')),
        date: query.get('date'),
        time_slot_id: Number(query.get('slot')),
        slot_count: 1,
        weekly: false,
      },
    });
    const after = (await feed('per_page=50')).posts.flatMap(({ links }) => links);
    expect(after.map(({ type }) => type)).not.toContain('slot');
    expect(await linked(`/venue/arena-dajti?date=2026-02-31&court=4&slot=14`)).toEqual(['venue /venue/arena-dajti']);
  });
});

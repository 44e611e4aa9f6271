import { beforeEach, describe, expect, it } from 'vitest';
import { organizer } from '../../handlers/competitions/testing.ts';
import {
  ana,
  beni,
  boss,
  cela,
  dori,
  era,
  fati,
  inShort,
  type League,
  member,
  openLeague,
  PRIVATE,
} from './testing.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
let w: League;
const said = async (user?: number | null) => (await w.posts(user)).map(inShort);
const game = (index: number) => w.round(2)[index] ?? 0;
const change = (table: 'teams' | 'competitions', id: number, changes: object) =>
  w.backend.control.db.transact(async (db) => {
    if (table === 'teams') await db.teams.update(id, changes);
    else await db.competitions.update(id, changes);
  });
beforeEach(async () => {
  w = await openLeague();
});

describe('[COM-01] a result', () => {
  it('that is official is one post, signed by nobody, however often it is counted', async () => {
    expect(await w.follow({ competitions: [w.LEAGUE], teams: [dori] })).toBe(200);
    await w.decide(game(1), 0, 0);
    expect(await said()).toEqual([`${dori}–${cela} 0:0 official`]);
    expect((await w.posts())[0]).toMatchObject({ author: null, kind: 'result', text: '', edited_at: null });
    await w.follow({ competitions: [w.LEAGUE], teams: [dori] });
    w.clock.now += 30 * DAY;
    expect(await said(null)).toEqual([`${dori}–${cela} 0:0 official`]);
    expect(w.heard()).toEqual(['post-added']);
  });

  it('is none before it is official, which time alone may bring', async () => {
    await w.follow({ teams: [cela] });
    await w.decide(game(0), 0, 0);
    expect(await said()).toEqual([]);
    await w.act(organizer, game(1), 'result', { home: 2, away: 2 });
    expect(await said()).toEqual([]);
    w.clock.now += DAY;
    expect(await said()).toEqual([`${dori}–${cela} 2:2 official`]);
  });

  it('that was official before it was followed is no news', async () => {
    await w.decide(game(0), 5, 0);
    w.clock.now += HOUR;
    await w.follow({ competitions: [w.LEAGUE] });
    expect(await said()).toEqual([]);
  });

  it('decided without playing is one, and what a rule alone decides is none', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await w.act(organizer, game(1), 'walkover', { forfeits: ['away'], reason: 'Nuk erdhën.' });
    expect((await said()).at(-1)).toBe(`${dori}–${cela} 3:0 official`);
    await w.backend.control.db.transact((db) =>
      db.games.update(game(2), { status: 'walkover', forfeits: ['away'], home_score: 3, away_score: 0 }),
    );
    w.clock.now += HOUR;
    expect((await said()).filter((one) => one.endsWith('official'))).toHaveLength(1);
  });

  it('taken back says so in the same post, and the next official one stands there', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await w.decide(game(1), 1, 1);
    const [before] = await w.posts();
    await w.reopen(game(1));
    expect(await said()).toEqual([`${dori}–${cela} null:null none`]);
    await w.decide(game(1), 2, 1);
    expect(await said()).toEqual([`${dori}–${cela} 2:1 official`]);
    expect((await w.posts())[0]?.id).toBe(before?.id);
    expect(w.heard()).toEqual(['post-added', 'post-changed', 'post-changed']);
  });
});

describe('a jump in a table', () => {
  it('of three ranks is a post for each team, one of two is none', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await w.decide(game(0), 5, 0); // from 4 to 1, and from 1 to 4
    expect(await said()).toEqual([`${ana}: 1 to 4`, `${beni}: 4 to 1`, `${beni}–${ana} 5:0 official`]);
    await w.decide(game(2), 1, 0); // two ranks at most
    expect((await said()).filter((one) => one.includes(' to '))).toHaveLength(2);
  });

  it('is counted without games that are on', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await w.backend.control.db.transact(async (db) => {
      for (const one of [game(1), game(2)])
        await db.games.update(one, { status: 'live', home_score: 9, away_score: 0 });
    });
    await w.decide(game(0), 5, 0);
    expect(await said()).toEqual([`${ana}: 1 to 4`, `${beni}: 4 to 1`, `${beni}–${ana} 5:0 official`]);
  });

  it('is of the teams that are followed, where the competition is not', async () => {
    await w.follow({ teams: [ana] });
    await w.decide(game(0), 5, 0);
    expect((await said()).toSorted()).toEqual([`${ana}: 1 to 4`, `${beni}–${ana} 5:0 official`]);
  });

  it('goes with the result that was taken back, and comes back with one that moves as far', async () => {
    await w.follow({ teams: [ana] });
    await w.decide(game(0), 5, 0);
    const jump = (await w.posts()).find(({ kind }) => kind === 'ranks');
    await w.reopen(game(0));
    expect(await said()).toEqual([`${beni}–${ana} null:null none`]);
    expect(await w.onPost(member, 'GET', jump?.id ?? 0)).toBe('404 not_found');
    await w.decide(game(0), 0, 1);
    expect(await said()).toEqual([`${beni}–${ana} 0:1 official`]);
    await w.reopen(game(0));
    await w.decide(game(0), 6, 0);
    expect((await w.posts()).find(({ kind }) => kind === 'ranks')).toMatchObject({
      id: jump?.id,
      ranks: { from: 1, to: 4 },
    });
  });
});

describe('a matchday', () => {
  it('is a post once all its games have times, in the week before it, and follows them', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    const starts = w.clock.now + 10 * DAY;
    await w.setTimes(3, [starts, starts + HOUR, null]);
    w.clock.now += 4 * DAY;
    expect(await said()).toEqual([]);
    await w.setTimes(3, [starts, starts + HOUR, starts + 2 * HOUR]);
    w.clock.now += HOUR;
    expect(await said()).toEqual(['matchday 3: 3 games from 2026-12-04T10:00:00+01:00']);
    await w.setTimes(3, [starts + DAY, starts + DAY, starts + DAY]);
    w.clock.now += HOUR;
    expect(await said()).toEqual(['matchday 3: 3 games from 2026-12-05T10:00:00+01:00']);
    expect(w.heard()).toEqual(['post-added', 'post-changed']);
  });

  it('is one of a team that plays in it; of a season that is scheduled at once it is told a week before', async () => {
    const starts_at = w.clock.now + 8 * DAY;
    await w.setTimes(3, [starts_at, starts_at, starts_at]);
    await w.follow({ teams: [fati] });
    const third = 'matchday 3: 3 games from 2026-12-02T10:00:00+01:00';
    expect(await said()).not.toContain(third);
    w.clock.now += DAY;
    expect(await said()).toContain(third);
  });
});

it('a matchday whose games are drawn again keeps its post', async () => {
  const starts_at = w.clock.now + 2 * DAY;
  await w.setTimes(3, [starts_at, starts_at, starts_at]);
  await w.follow({ competitions: [w.LEAGUE] });
  const [before] = await w.posts();
  await w.backend.control.db.transact(async (db) => {
    for (const id of w.round(3)) {
      const old = db.games.get(id);
      await db.games.remove(id);
      if (old) await db.games.insert({ ...old, id: id + 10_000, starts_at: starts_at + DAY });
    }
  });
  w.clock.now += HOUR;
  expect(await said()).toEqual(['matchday 3: 3 games from 2026-11-27T10:00:00+01:00']);
  expect((await w.posts())[0]?.id).toBe(before?.id);
});

it('with its community goes what its feed follows and has said', async () => {
  await w.follow({ competitions: [w.LEAGUE] });
  await w.decide(game(1), 1, 1);
  expect(await w.outcome(boss, 'DELETE /community/1', { module: 'base' })).toBe(200);
  expect([w.db().feedSources.by('community', 1), w.db().feedItems.by('community', 1)]).toEqual([[], []]);
});

describe('what not everybody may see', () => {
  it('is not followed: a private team, a draft', async () => {
    expect(await w.follow({ teams: [ana, PRIVATE] })).toBe('422 validation team_ids.1');
    await change('competitions', w.LEAGUE, { phase: 'draft' });
    expect(await w.follow({ competitions: [w.LEAGUE] })).toBe('422 validation competition_ids.0');
  });

  it.each([
    ['a guest', null],
    ['a member', member],
  ])('a game of a team that is private now is no post for %s', async (_, user) => {
    await w.follow({ competitions: [w.LEAGUE] });
    await change('teams', ana, { is_public: false });
    await w.decide(game(0), 5, 0);
    await w.decide(game(1), 0, 0);
    expect(await said(user)).toEqual([`${dori}–${cela} 0:0 official`, `${beni}: 4 to 1`]);
    const hidden = w.db().feedItems.one('item', 1, `result:${game(0)}`)?.post_id ?? 0;
    expect(await w.onPost(user ?? member, 'GET', hidden)).toBe('404 not_found');
  });

  it('is there for those who may: a member of the community who is in the team', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await change('teams', ana, { is_public: false });
    await w.decide(game(0), 5, 0);
    const both = w
      .db()
      .teamMembers.by('team', ana)
      .filter(({ status }) => status === 'active')
      .map(({ user_id }) => user_id);
    expect(both).toContain(28);
    expect(await said(28)).toContain(`${beni}–${ana} 5:0 official`);
  });

  it('a draft has no posts: neither new ones nor those it had', async () => {
    await w.follow({ competitions: [w.LEAGUE], teams: [era] });
    await w.decide(game(1), 0, 0);
    await change('competitions', w.LEAGUE, { phase: 'draft' });
    expect(await said()).toEqual([]);
    expect(await said(null)).toEqual([]);
    await w.setTimes(
      3,
      [1, 2, 3].map(() => w.clock.now + DAY),
    );
    w.clock.now += HOUR;
    expect(await said()).toEqual([]);
    expect(w.db().feedItems.by('community', 1)).toHaveLength(1);
  });
});

describe('who runs the community', () => {
  it('deletes a post for good; members do not, nobody edits or reports it', async () => {
    await w.follow({ competitions: [w.LEAGUE] });
    await w.decide(game(1), 1, 1);
    const id = (await w.posts())[0]?.id ?? 0;
    expect(await w.onPost(member, 'DELETE', id)).toBe('403 forbidden');
    expect(await w.onPost(boss, 'PATCH', id, { text: 'Tjetër' })).toBe('403 forbidden');
    expect(await w.report(member, id)).toBe('403 forbidden');
    expect(await w.onPost(boss, 'DELETE', id)).toBe(200);
    await w.reopen(game(1));
    await w.decide(game(1), 1, 1);
    expect(await said()).toEqual([]);
  });

  it('turns it off and on: what happened meanwhile stays unsaid', async () => {
    await w.follow({ competitions: [w.LEAGUE], is_on: false });
    await w.decide(game(1), 0, 0);
    expect(await said()).toEqual([]);
    w.clock.now += HOUR;
    await w.follow({ competitions: [w.LEAGUE] });
    expect(await said()).toEqual([]);
    await w.decide(game(2), 0, 0);
    expect(await said()).toEqual([`${fati}–${era} 0:0 official`]);
  });

  it('chooses ten at most, and nobody else chooses', async () => {
    const eleven = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(await w.follow({ teams: eleven })).toBe(200);
    expect(await w.follow({ teams: eleven, competitions: [w.LEAGUE] })).toBe('422 validation team_ids');
    expect(await w.follow({ teams: [...eleven, 11] })).toBe('422 validation team_ids');
    expect(await w.follow({ teams: [ana] }, member)).toBe('403 forbidden');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import type { GameRecord } from '../../db/records.ts';
import { createMockBackend } from '../../main.ts';
import { DAY, HOUR } from '../../rules/shared/time.ts';
import { teamIds } from '../../seed/team-people.ts';
import { admin, call, now, outsider, player } from './testing.ts';

interface TeamSaid {
  id: number;
  name: string;
  description: string;
  is_bookmarked: boolean;
  record: object | null;
  form: string[];
  my_membership: object | null;
  permissions: Record<string, boolean>;
}
interface Said {
  team: TeamSaid;
  teams: TeamSaid[];
  members: { user: { id: number; name: string }; status: string; is_online: boolean }[];
  fixtures: { id: number; home: { label: string; team: object | null } }[];
  pagination: object;
  type: string;
}
let backend: Backend;
beforeEach(async () => {
  backend = createMockBackend({ now: () => now });
  await backend.control.ready();
});
async function get(path: `/${string}`, user: number | null = null) {
  const { status, body } = await call(backend, user, `GET ${path}`);
  return { status, data: body.data as Said }; // checked by the contract's schema
}
const names = async (query: string, user: number | null = null) =>
  (await get(`/teams?${query}`, user)).data.teams.map(({ name }) => name);
const PRIVATE = 'Shoqata Sportive e Lagjes së Re dhe e Parkut të Madh Tiranës';
const privateSlug = 'shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes';
const game = (changes: Partial<GameRecord>) => ({
  kind: 'fixture' as const,
  sport_id: 1,
  event_id: null,
  competition_id: null,
  place: null,
  forfeits: [],
  periods: [],
  sets: [],
  shootout: null,
  walkover_reason: null,
  reopened: null,
  result: null,
  home_team_id: 1,
  away_team_id: 2,
  home_label: '',
  away_label: '',
  starts_at: now,
  status: 'finished' as const,
  home_score: null,
  away_score: null,
  venue_id: null,
  ...changes,
});

describe('finding teams', () => {
  it('[RT-09] a guest sees them by name, in pages', async () => {
    const { data } = await get('/teams?per_page=3');
    expect(data.pagination).toEqual({ current_page: 1, last_page: 12, per_page: 3, total: 35 });
    expect(data.teams.map(({ name }) => name)).toEqual(['Adriatiku Volej', 'Agimi 2008', 'Bardhi / Leka']);
    expect(await names('per_page=3&page=12')).toEqual(['Valët Durrës', 'Yjet Volej']);
  });

  it('[ENT-38] filters by sport, keywords, city and level', async () => {
    expect(await names('sportId=2')).toEqual([
      'Erërat e Jugut',
      'Guri BC',
      'Kështjella BC',
      'Kulla Basket',
      'Titanët e Tiranës',
      'Valët Durrës',
    ]);
    expect(await names('keywords=titanet')).toEqual(['Titanët e Tiranës']);
    expect(await names('sportId=2&keywords=tiran')).toContain('Titanët e Tiranës');
    expect(await names('city_id=1&sportId=1')).toEqual(
      expect.arrayContaining(['Bregu i Lumit', 'Kalaja United', 'Shqiponjat e Liqenit']),
    );
    const recreational = (await get('/teams?level=recreational&per_page=50')).data.teams;
    expect(recreational.length).toBeGreaterThan(0);
    expect(recreational).toEqual(recreational.map(() => expect.objectContaining({ level: 'recreational' })));
    expect(await names('keywords=nothing')).toEqual([]);
  });

  it('[ENT-174] [ENT-176] the bookmarked ones, and those one is an admin of, need a user', async () => {
    expect(await names('bookmark=true', player)).toEqual(['Shqiponjat e Liqenit', 'Titanët e Tiranës']);
    expect(await names('mine_as_admin=true', admin)).toEqual(['Shqiponjat e Liqenit']);
    expect(await names('mine_as_admin=true', player)).toEqual([]);
    expect((await get('/teams?bookmark=true')).status).toBe(401);
    expect((await get('/teams?mine_as_admin=true')).status).toBe(401);
  });

  it('the ones a user belongs to need a user, too; an invitation is no membership', async () => {
    expect(await names('mine=true', player)).toEqual(['Shqiponjat e Liqenit']);
    expect((await get('/teams?mine=true')).status).toBe(401);
  });

  it('a bookmark can be set and removed twice, and is one’s own', async () => {
    const mark = (method: 'POST' | 'DELETE') => call(backend, outsider, `${method} /team/3/bookmark`);
    const marked = async (user: number) => (await get('/team/kalaja-united', user)).data.team.is_bookmarked;
    for (const _ of [1, 2]) expect((await mark('POST')).status).toBe(200);
    expect([await marked(outsider), await marked(player)]).toEqual([true, false]);
    for (const _ of [1, 2]) expect((await mark('DELETE')).status).toBe(200);
    expect(await marked(outsider)).toBe(false);
    expect((await call(backend, outsider, 'POST /team/99/bookmark')).status).toBe(404);
  });
});

describe('a team', () => {
  it('[RT-36] [TEAM-07] has its active members, admins first; a guest may only look', async () => {
    const { team, members } = (await get('/team/shqiponjat-e-liqenit')).data;
    expect(members[0]).toMatchObject({
      user: { name: 'Endri Çela' },
      roles: ['admin'],
      is_player: true,
      jersey_number: 10,
    });
    expect(members).toHaveLength(10);
    expect(members).toEqual(members.map(() => expect.objectContaining({ status: 'active', is_online: false })));
    expect(Object.entries(team.permissions).filter(([, may]) => may)).toEqual([['view', true]]);
    expect((await get('/team/nothing')).status).toBe(404);
  });

  it('[TEAM-01] shows a user their membership, invitation or request', async () => {
    expect((await get('/team/dajti-boys', player)).data.team).toMatchObject({
      my_membership: { status: 'invited', jersey_number: 17 },
      permissions: { answer: true, join: false, leave: false },
    });
    expect((await get('/team/titanet-e-tiranes', player)).data.team).toMatchObject({
      my_membership: null,
      my_application_id: 3,
      permissions: { join: false },
    });
    expect((await get('/team/kalaja-united', player)).data.team).toMatchObject({
      my_application_id: null,
      permissions: { join: true, answer: false, leave: false },
    });
  });

  it('shows signed-in users who is online, and guests nobody', async () => {
    await call(backend, admin, 'POST /realtime/online', { body: { connection_id: 'a' } });
    const online = async (user: number | null) =>
      (await get('/team/shqiponjat-e-liqenit', user)).data.members.filter(({ is_online }) => is_online);
    expect(await online(outsider)).toMatchObject([{ user: { id: admin } }]);
    expect(await online(null)).toEqual([]);
  });

  it('that is private shows others its names, crest, sport and city, and lets them ask', async () => {
    const { team, members } = (await get(`/team/${privateSlug}`, outsider)).data;
    expect(members).toEqual([]);
    expect(team).toMatchObject({
      name: PRIVATE,
      sport: { key: 'football' },
      city: { name: expect.any(String) },
      images: [],
      description: '',
      foundation_year: null,
      gender: null,
      average_age: null,
      level: null,
      members_count: null,
      record: null,
      form: [],
      permissions: { view: false, join: true, bookmark: true },
    });
    expect((await get(`/team/${teamIds.private}/fixtures`, outsider)).status).toBe(403);
    await backend.control.db.transact((db) => db.teams.update(teamIds.private, { level: 'competitive' }));
    expect(await names('level=competitive&keywords=shoqata', outsider)).toEqual([]);
    expect(await names('keywords=shoqata', outsider)).toEqual([PRIVATE]);
  });

  it('that is private shows itself to its members and to whom it invites', async () => {
    const seen = async () => (await get(`/team/${privateSlug}`, outsider)).data;
    await backend.control.db.transact((db) =>
      db.teamMembers.insert({
        team_id: teamIds.private,
        user_id: outsider,
        roles: [],
        is_player: true,
        jersey_number: null,
        position: null,
        status: 'invited',
        joined_at: null,
      }),
    );
    expect((await seen()).team).toMatchObject({ members_count: 9, permissions: { view: true, answer: true } });
    expect((await seen()).members).toHaveLength(9);
    await backend.control.db.transact((db) => db.teams.update(teamIds.private, { level: 'competitive' }));
    expect(await names('level=competitive&keywords=shoqata', outsider)).toEqual([PRIVATE]);
  });

  it('resolves by its slug, private or not, and so does an organization', async () => {
    expect((await get('/slug/kalaja-united')).data).toEqual({ type: 'team', id: 3, slug: 'kalaja-united' });
    expect((await get(`/slug/${privateSlug}`)).data.type).toBe('team');
    expect((await get('/slug/liga-e-lagjeve-tirana')).data.type).toBe('organization');
  });
});

describe('the games of a team', () => {
  /** These, and no others, numbered from 1. */
  const play = (...games: Partial<GameRecord>[]) =>
    backend.control.db.transact(async (db) => {
      for (const { id } of db.games.all()) await db.games.remove(id);
      for (const [index, one] of games.entries()) await db.games.insert({ id: index + 1, ...game(one) });
    });
  const ids = async (query: string) => (await get(`/team/1/fixtures?${query}`)).data.fixtures.map(({ id }) => id);

  it('are an empty list before there are any', async () => {
    expect((await get('/team/3/fixtures')).data).toEqual({
      fixtures: [],
      pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
    });
    expect((await get('/team/kalaja-united')).data.team).toMatchObject({
      record: { played: 0, won: 0, drawn: 0, lost: 0 },
      form: [],
    });
  });

  it('upcoming ones soonest first and without a date last; past ones latest first', async () => {
    await play(
      { starts_at: now + 2 * DAY, status: 'scheduled' },
      { starts_at: null, status: 'unscheduled', away_team_id: null, away_label: 'Fituesi i ÇF1' },
      { starts_at: now, status: 'live', home_score: 1, away_score: 0 },
      { starts_at: now - 9 * DAY, home_score: 2, away_score: 2 },
      { starts_at: now - 2 * DAY, status: 'cancelled' },
      { home_team_id: 5, away_team_id: 6 },
    );
    expect(await ids('')).toEqual([3, 1, 2]);
    expect(await ids('when=upcoming&per_page=1&page=2')).toEqual([1]);
    expect(await ids('when=past')).toEqual([5, 4]);
    const [, , last] = (await get('/team/1/fixtures')).data.fixtures;
    expect(last).toMatchObject({
      starts_at: null,
      home: { label: 'Shqiponjat e Liqenit', team: { short_name: 'SHL' } },
      away: { label: 'Fituesi i ÇF1', team: null },
      score: { home: null, away: null },
      venue: null,
    });
  });

  it('one whose day has passed without a result is none of the next ones', async () => {
    await play(
      { starts_at: now - 25 * HOUR, status: 'scheduled' },
      { starts_at: now - 23 * HOUR, status: 'scheduled' },
    );
    expect(await ids('')).toEqual([2]);
    expect(await ids('when=past')).toEqual([1]);
  });

  it('make its record and the form of the last five', async () => {
    await backend.control.ready();
    const result = (days: number, home: number, away: number, isHome = true) => ({
      starts_at: now - days * DAY,
      home_score: home,
      away_score: away,
      ...(!isHome && { home_team_id: 2, away_team_id: 1 }),
    });
    await play(
      result(1, 0, 3),
      result(2, 1, 1),
      result(3, 0, 2, false),
      result(4, 4, 0),
      { ...result(5, 3, 0), status: 'walkover' },
      result(6, 0, 1),
      { starts_at: now - 7 * DAY, status: 'walkover' },
      { ...result(8, 5, 0), status: 'abandoned' },
    );
    expect((await get('/team/shqiponjat-e-liqenit')).data.team).toMatchObject({
      record: { played: 6, won: 3, drawn: 1, lost: 2 },
      form: ['L', 'D', 'W', 'W', 'W'],
    });
    expect((await get('/team/titanet-e-tiranes')).data.team.record).toMatchObject({ drawn: null });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/demo-accounts.ts';
import { organizationAccountId } from '../../seed/organization-accounts.ts';
import { type Games, type GameSaid, host, openGames, white } from './testing.ts';

let w: Games;
beforeEach(async () => {
  w = await openGames();
});
const player = demoId('player');
const captain = 23;
interface Listed {
  games: (GameSaid & { kind: string; starts_at: string })[];
  pagination: { total: number };
  waiting_count: number;
}
const mine = (user: number, query = '') => w.data<Listed>(user, `GET /games?per_page=50&${query}`);
const ids = async (user: number, query = '') => (await mine(user, query)).games.map(({ id }) => id);

describe('[NAV-06] the games of a user', () => {
  it('upcoming ones of their teams, soonest first, when nothing else is asked', async () => {
    const { games } = await mine(player);
    expect(games.map(({ id }) => id)).toEqual([33, 37, 41, 45, 49, 53, 107]); // the last has no time yet
    expect(games.map(({ status, my_side }) => [status, my_side]).slice(0, 2)).toEqual([
      ['scheduled', 'home'],
      ['scheduled', 'away'],
    ]);
  });

  it('live ones, of teams and of events', async () => {
    expect((await mine(player, 'when=live')).games.map(({ kind, status }) => [kind, status])).toEqual([
      ['fixture', 'live'],
      ['event', 'live'],
    ]);
  });

  it('past ones: first those that wait for them, which are counted whatever is asked', async () => {
    const past = await mine(captain, 'when=past');
    expect(past.games[0]).toMatchObject({
      id: 25,
      result_status: 'provisional',
      permissions: { confirm_result: true },
    });
    expect(past.games.slice(1).every(({ permissions }) => !permissions['confirm_result'])).toBe(true);
    const starts = past.games.slice(1).map(({ starts_at }) => starts_at);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect([past.waiting_count, (await mine(captain, 'when=live&sport_id=4')).waiting_count]).toEqual([1, 1]);
    await w.data(captain, 'POST /fixture/25/confirm');
    expect((await mine(captain)).waiting_count).toBe(0);
  });

  it('those one is an official of, in both modules that have games; they play and decide nothing there', async () => {
    const referee = organizationAccountId('leagueReferee');
    const isOfficial = ({ officials }: GameSaid) => officials.some(({ user }) => user.id === referee);
    // they play volleyball, too
    const live = (await mine(referee, 'when=live')).games;
    expect(live.map(({ id }) => id)).toEqual([29, 71]);
    expect(live.filter(isOfficial)).toMatchObject([
      {
        id: 29,
        officials: [
          { user: { id: referee }, role: 'referee' },
          { user: { id: organizationAccountId('leagueManager') }, role: 'tracker' },
        ],
        my_side: null,
        permissions: { follow: true, confirm_result: false, enter_result: false },
      },
    ]);
    expect(await ids(referee, 'when=live&module=organization')).toEqual([29, 71]);
    const appointed = (await mine(referee)).games.filter(isOfficial);
    expect(appointed.map(({ id, my_side }) => [id, my_side]).slice(0, 4)).toEqual(
      [31, 37, 39, 41].map((id) => [id, null]),
    );
    expect(await ids(organizationAccountId('leagueManager'), 'when=live')).toContain(29);
    expect((await w.game()).officials).toEqual([]);
  });

  it('of one sport', async () => {
    const sports = async (query: string) =>
      new Set(
        (
          await w.data<{ games: { sport: { key: string } }[] }>(player, `GET /games?when=past&per_page=50&${query}`)
        ).games.map(({ sport }) => sport.key),
      );
    expect(await sports('')).toEqual(new Set(['football', 'volleyball', 'tennis']));
    expect(await sports('sport_id=3')).toEqual(new Set(['volleyball']));
  });

  it('of events somebody plays in or looks after, and of no others', async () => {
    expect(await ids(white, 'when=live')).toContain(w.gameId);
    expect(await ids(host, 'when=live')).toContain(w.gameId);
    expect(await ids(44, 'when=live')).not.toContain(w.gameId);
    expect(await w.outcome(null, 'GET /games')).toBe('401 unauthenticated');
  });
});

describe('a game of two teams', () => {
  const game = (id: number, user: number | null = null) =>
    w.data<{ game: GameSaid; head_to_head: { id: number }[] }>(user, `GET /fixture/${id}`);

  it('has its score by periods, line-ups with numbers, and who won', async () => {
    expect((await game(9)).game).toMatchObject({
      kind: 'fixture',
      event: null,
      status: 'finished',
      result_status: 'official',
      result: null,
      score: { home: 2, away: 1, periods: [expect.anything(), expect.anything()], sets: [] },
      my_side: null,
      home: { label: 'Shqiponjat e Liqenit', is_winner: true, forfeited: false, has_confirmed: true },
      away: { label: 'Deti FK', is_winner: false },
    });
    const { lineup } = (await game(9)).game.home;
    expect(lineup).toHaveLength(10);
    expect(lineup[0]).toMatchObject({ is_captain: true, user: { id: captain }, jersey_number: 1, guests: 0 });
    const names = lineup.slice(1).map(({ user }) => user.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await game(9, player)).game.my_side).toBe('home');
  });

  it('shows the line-up of a private team to its own people only', async () => {
    const sides = async (user: number | null) => {
      const { home, away } = (await game(13, user)).game;
      return [home.lineup.length, away.lineup.length];
    };
    expect(await sides(null)).toEqual([0, 10]);
    const [member] = w.db().teamMembers.by('team', 24);
    expect(await sides(member?.user_id ?? 0)).toEqual([9, 10]);
  });

  it('a walkover is forfeited by who lost it', async () => {
    const walkover = w.db().games.find({ status: 'walkover' });
    expect((await game(walkover?.id ?? 0)).game).toMatchObject({
      home: { is_winner: true, forfeited: false },
      away: { is_winner: false, forfeited: true },
    });
  });

  it('has the last five between the two, played before it, latest first', async () => {
    const [coming] = w
      .db()
      .games.filter(({ competition_id, status }) => competition_id === 1 && status === 'scheduled')
      .toReversed();
    const { head_to_head } = await game(coming?.id ?? 0);
    const meetings = head_to_head.map(({ id }) => w.db().games.get(id));
    expect(meetings.length).toBeGreaterThan(0);
    expect(meetings.length).toBeLessThanOrEqual(5);
    const pairName = (one: typeof coming) =>
      [one?.home_team_id ?? 0, one?.away_team_id ?? 0].toSorted((a, b) => a - b).join();
    for (const one of meetings) {
      expect(pairName(one)).toBe(pairName(coming));
      expect(one?.status).toBe('finished');
    }
    const starts = meetings.map((one) => one?.starts_at ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
    expect((await game(1)).head_to_head).toEqual([]);
    const finished = w.db().games.filter(({ sport_id, status }) => sport_id === 1 && status === 'finished');
    const first = finished.find((one) => finished.filter((other) => pairName(other) === pairName(one)).length > 1);
    const second = finished.find((one) => one.id !== first?.id && pairName(one) === pairName(first));
    expect((await game(first?.id ?? 0)).head_to_head).toEqual([]);
    expect((await game(second?.id ?? 0)).head_to_head.map(({ id }) => id)).toEqual([first?.id]);
    await w.backend.control.db.transact(async (db) => {
      for (let n = 0; n < 7; n += 1) {
        const { id: _, ...one } =
          meetings[0] ??
          (() => {
            throw new Error('none');
          })();
        await db.games.insert({ ...one, starts_at: Date.parse('2020-01-01T10:00:00Z') + 1000 * n });
      }
    });
    expect((await game(coming?.id ?? 0)).head_to_head).toHaveLength(5);
  });

  it('has the form of both before it, which a private team shows to its own people', async () => {
    type Form = { form: { home: string[]; away: string[] } };
    const form = async (id: number, user: number | null = null) =>
      (await w.data<Form>(user, `GET /fixture/${id}`)).form;
    // the first matchday: nobody has played before
    expect(await form(1)).toEqual({ home: [], away: [] });
    const results = (team: number, before: number) =>
      w
        .db()
        .games.filter(
          (one) =>
            (one.home_team_id === team || one.away_team_id === team) &&
            one.status === 'finished' &&
            (one.starts_at ?? 0) < before,
        )
        .toSorted((a, b) => (b.starts_at ?? 0) - (a.starts_at ?? 0))
        .map((one) => {
          const lead = (one.home_score ?? 0) - (one.away_score ?? 0);
          return lead === 0 ? 'D' : lead > 0 === (one.home_team_id === team) ? 'W' : 'L';
        })
        .slice(0, 5);
    const live = w.db().games.get(29);
    const { home, away } = await form(29);
    expect(home).toEqual(results(live?.home_team_id ?? 0, live?.starts_at ?? 0));
    expect(away).toEqual(results(live?.away_team_id ?? 0, live?.starts_at ?? 0));
    expect(away).toHaveLength(5);
    // team 24 is private
    const [last] = w
      .db()
      .games.filter(({ away_team_id, status }) => away_team_id === 24 && status === 'finished')
      .toReversed();
    const [member] = w.db().teamMembers.by('team', 24);
    expect((await form(last?.id ?? 0)).away).toEqual([]);
    expect((await form(last?.id ?? 0, member?.user_id ?? 0)).away.length).toBeGreaterThan(0);
  });

  it('that does not exist is a 404', async () => {
    expect(await w.outcome(player, 'GET /fixture/9090')).toBe('404 not_found');
  });
});

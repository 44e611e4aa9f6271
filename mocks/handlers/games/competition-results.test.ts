import { beforeEach, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../db/records.ts';
import {
  type Competitions,
  openCompetition,
  owner,
  organizer,
  stranger,
  teams,
  admins,
} from '../competitions/testing.ts';
import { addCup } from './bracket-testing.ts';
import type { GameSaid } from './testing.ts';

const HOUR = 3_600_000;
const [first, second, third, fourth] = teams;
/** Who speaks for the teams: the first seed meets the fourth, the second the third. */
const [firstAdmin, , , fourthAdmin] = admins;
let w: Competitions;
let semi: number, other: number, final: number, forThird: number;

async function openCup(more: NonNullable<Parameters<typeof addCup>[2]['more']> = {}): Promise<void> {
  w = await openCompetition();
  const { ids } = await addCup(w.backend, w.clock.now, { teams, more });
  [semi, other, final, forThird] = ids as [number, number, number, number]; // a cup of four
  const names = [final, forThird].map((id) => w.db().games.get(id)?.place?.bracket?.side);
  if (names[0] === 'third') [final, forThird] = [forThird, final];
}
beforeEach(() => openCup());

const record = (id: number): GameRecord | undefined => w.db().games.get(id);
const seats = (id: number) => [record(id)?.home_team_id, record(id)?.away_team_id];
const act = (user: number, id: number, what: string, body: object = {}) =>
  w.outcome(user, `POST /fixture/${id}/${what}`, { body });
const game = async (id: number, user: number | null = owner) =>
  (
    await w.data<{ game: GameSaid & { rules: object; walkover_reason: string | null; reopened: object | null } }>(
      user,
      `GET /fixture/${id}`,
    )
  ).game;
const refusal = async (user: number, id: number, what: string, body: object = {}): Promise<string> => {
  const answer = w.data(user, `POST /fixture/${id}/${what}`, { body });
  return answer.then(
    () => 'done',
    (error: Error) => error.message,
  );
};
const told = (user: number) =>
  w
    .db()
    .notifications.by('user', user)
    .filter(({ type, created_at }) => type === 'entry-changed' && created_at === w.clock.now)
    .map(({ body }) => body.en);

describe('[CMP-05] a result of a cup', () => {
  it('entered by who runs it waits for both teams, and its winner stands in the next game at once', async () => {
    expect(await act(organizer, semi, 'result', { home: 2, away: 0 })).toBe(200);
    expect(seats(final)).toEqual([first, null]);
    expect(seats(forThird)).toEqual([fourth, null]);
    expect(record(final)).toMatchObject({ home_label: w.db().teams.get(first)?.name, status: 'unscheduled' });
    expect(await game(semi)).toMatchObject({ result_status: 'provisional', home: { has_confirmed: false } });
    expect(await act(firstAdmin, semi, 'confirm')).toBe(200);
    expect((await game(semi)).result_status).toBe('provisional');
    expect(await act(fourthAdmin, semi, 'confirm')).toBe(200);
    expect((await game(semi)).result_status).toBe('official');
    await act(organizer, other, 'result', { home: 0, away: 1 });
    expect(seats(final)).toEqual([first, third]);
    expect(seats(forThird)).toEqual([fourth, second]);
    expect(w.backend.realtime.read(`rooms/fixture-${final}/events`)).not.toBeNull();
  });

  it('is not entered by captains where organizers do, and by either where captains do', async () => {
    expect(await act(firstAdmin, semi, 'result', { home: 2, away: 0 })).toBe('403 forbidden');
    await openCup({ score_entry: 'captains' });
    expect(await act(stranger, semi, 'result', { home: 2, away: 0 })).toBe('403 forbidden');
    expect(await act(firstAdmin, semi, 'result', { home: 2, away: 0 })).toBe(200);
    expect(await game(semi)).toMatchObject({ home: { has_confirmed: true }, away: { has_confirmed: false } });
    expect(await act(organizer, semi, 'confirm')).toBe(200);
    expect((await game(semi)).result_status).toBe('official');
  });

  it('is not confirmed by who has entered it', async () => {
    await act(organizer, semi, 'result', { home: 2, away: 0 });
    expect(await act(organizer, semi, 'confirm')).toBe('409 result_settled');
    expect(await act(owner, semi, 'confirm')).toBe(200);
  });

  it('disputed by a captain is settled by who runs it, with another winner', async () => {
    await act(organizer, semi, 'result', { home: 2, away: 0 });
    expect(await act(fourthAdmin, semi, 'dispute', { reason: 'Ishte 2:3.' })).toBe(200);
    expect(seats(final)).toEqual([first, null]);
    expect(w.db().notifications.by('user', organizer).at(-1)).toMatchObject({
      type: 'result-disputed',
      module: 'organization',
      entity_id: 1,
      data: { url: `/fixtures/${semi}?switch_module=organization&switch_entity_id=1` },
    });
    expect(await act(firstAdmin, semi, 'result', { home: 3, away: 0 })).toBe('403 forbidden');
    expect(await act(organizer, semi, 'result', { home: 2, away: 3 })).toBe(200);
    expect((await game(semi)).result_status).toBe('official');
    expect(seats(final)).toEqual([fourth, null]);
    expect(seats(forThird)).toEqual([first, null]);
  });

  it('is official after as many hours as the organization has set, also when that changes later', async () => {
    const set = (value: number) =>
      w.backend.control.db.transact(async (db) => {
        const stored = db.settings.one('key', 'organization', 1, 'result_auto_official_hours');
        if (stored) await db.settings.update(stored.id, { value });
        else
          await db.settings.insert({
            scope: 'organization',
            scope_id: 1,
            key: 'result_auto_official_hours',
            value,
            is_secret: false,
          });
      });
    await set(3);
    await act(organizer, semi, 'result', { home: 2, away: 0 });
    await set(48);
    await act(organizer, other, 'result', { home: 2, away: 0 });
    w.clock.now += 3 * HOUR - 1;
    expect([(await game(semi)).result_status, (await game(other)).result_status]).toEqual([
      'provisional',
      'provisional',
    ]);
    w.clock.now += 1;
    expect([(await game(semi)).result_status, (await game(other)).result_status]).toEqual(['official', 'provisional']);
    w.clock.now += 45 * HOUR;
    expect((await game(other)).result_status).toBe('official');
  });

  it('that is level needs a shoot-out, which decides and is not counted', async () => {
    expect((await game(semi)).rules).toMatchObject({ draw: false, shootout: true });
    expect(await act(organizer, semi, 'result', { home: 1, away: 1 })).toBe('422 validation shootout');
    expect(await act(organizer, semi, 'result', { home: 1, away: 1, shootout: { home: 4, away: 4 } })).toBe(
      '422 validation shootout',
    );
    expect(await act(organizer, semi, 'result', { home: 2, away: 1, shootout: { home: 4, away: 5 } })).toBe(
      '422 validation shootout',
    );
    expect(await act(organizer, semi, 'result', { home: 1, away: 1, shootout: { home: 4, away: 5 } })).toBe(200);
    expect(await game(semi)).toMatchObject({
      score: { home: 1, away: 1, shootout: { home: 4, away: 5 } },
      home: { is_winner: false },
      away: { is_winner: true },
    });
    expect(seats(final)).toEqual([fourth, null]);
    await openCup({ game_rules: { ...w.db().competitions.get(61)!.game_rules, shootout: false } });
    expect(await act(organizer, semi, 'result', { home: 1, away: 1 })).toBe('422 validation home');
  });
});

describe('[CMP-05] a walkover', () => {
  it('is official at once, is told with its reason, and the other team advances', async () => {
    expect(await act(organizer, semi, 'walkover', { forfeits: ['home'], reason: 'Nuk erdhën.' })).toBe(200);
    expect(await game(semi, null)).toMatchObject({
      status: 'walkover',
      result_status: 'official',
      score: { home: 0, away: 3 },
      walkover_reason: 'Nuk erdhën.',
    });
    expect(seats(final)).toEqual([fourth, null]);
    const [lost, , , won] = teams.map((id) => w.db().teams.get(id)?.name);
    expect(told(firstAdmin)).toEqual([`${lost} has lost without playing in Kupa e shpejtë. Nuk erdhën.`]);
    expect(told(fourthAdmin)).toEqual([`${won} wins without playing in Kupa e shpejtë. Nuk erdhën.`]);
    expect(await act(organizer, semi, 'walkover', { forfeits: ['away'], reason: 'Jo.' })).toBe('409 result_official');
  });

  it('of both lets nobody advance: who meets them goes on without a game', async () => {
    await act(organizer, semi, 'walkover', { forfeits: ['home', 'away'], reason: 'Asnjëri nuk erdhi.' });
    expect(record(semi)).toMatchObject({ status: 'walkover', home_score: null, away_score: null });
    await act(organizer, other, 'result', { home: 2, away: 0 });
    expect(record(final)).toMatchObject({ status: 'walkover', home_team_id: null, away_team_id: second, result: null });
    expect(record(forThird)).toMatchObject({ status: 'walkover', away_team_id: third });
    // what only followed is undone with it
    expect(await act(organizer, semi, 'reopen', { reason: 'Erdhën të dyja.' })).toBe(200);
    expect(record(final)).toMatchObject({
      status: 'unscheduled',
      home_team_id: null,
      away_team_id: second,
      forfeits: [],
    });
  });

  it('needs both teams, and that the game is in play', async () => {
    const body = { forfeits: ['home'], reason: 'Nuk erdhën.' };
    expect(await act(organizer, final, 'walkover', body)).toBe('409 game_not_ready');
    expect(await act(organizer, semi, 'walkover', { ...body, reason: ' ' })).toBe('422 validation reason');
    expect(await act(organizer, semi, 'walkover', { ...body, forfeits: [] })).toBe('422 validation forfeits');
  });
});

describe('[CMP-05] a result that is taken back', () => {
  beforeEach(async () => {
    await act(organizer, semi, 'result', { home: 2, away: 0 });
    await act(organizer, other, 'result', { home: 2, away: 0 });
  });

  it('leaves the game open, and takes its winner out of the next one', async () => {
    expect(seats(final)).toEqual([first, second]);
    expect(await act(organizer, semi, 'reopen', { reason: 'Protesta u pranua.' })).toBe(200);
    expect(seats(final)).toEqual([null, second]);
    expect(await game(semi, firstAdmin)).toMatchObject({
      status: 'scheduled',
      result_status: 'none',
      score: { home: null, away: null },
      reopened: { reason: 'Protesta u pranua.' },
    });
    expect((await game(semi, null)).reopened).toBeNull();
    expect(told(firstAdmin)[0]).toMatch(/has a result that was taken back in Kupa e shpejtë\. Protesta u pranua\.$/);
    expect(await act(organizer, semi, 'result', { home: 0, away: 1 })).toBe(200);
    expect(seats(final)).toEqual([fourth, second]);
    expect((await game(semi, firstAdmin)).reopened).toBeNull();
  });

  it('not once the next game has begun, which is named; the same winner may have other numbers', async () => {
    await act(organizer, final, 'result', { home: 1, away: 0 });
    const names = [first, second].map((id) => w.db().teams.get(id)?.name).join(' – ');
    expect(await refusal(organizer, semi, 'reopen', { reason: 'Protestë.' })).toContain('409');
    expect(await act(organizer, semi, 'reopen', { reason: 'Protestë.' })).toBe('409 next_game_begun');
    expect(await refusal(organizer, semi, 'reopen', { reason: 'Protestë.' })).toContain(names);
    expect(await act(organizer, semi, 'result', { home: 0, away: 2 })).toBe('409 next_game_begun');
    expect(await act(organizer, semi, 'walkover', { forfeits: ['home'], reason: 'Jo.' })).toBe('409 next_game_begun');
    expect(await act(organizer, semi, 'result', { home: 3, away: 0 })).toBe(200);
    expect(await act(organizer, final, 'reopen', { reason: 'Protestë.' })).toBe(200);
    expect(await act(organizer, semi, 'reopen', { reason: 'Protestë.' })).toBe(200);
  });

  it('is not one that a team’s leaving has decided, nor one of a stage that is over', async () => {
    await w.outcome(organizer, `PATCH /competition/61/team/${second}`, {
      body: { status: 'withdrawn', reason: 'Ikën.' },
    });
    expect(record(final)).toMatchObject({ status: 'walkover', result: null });
    expect(await act(organizer, final, 'reopen', { reason: 'Jo.' })).toBe('409 stage_locked');
    await w.backend.control.db.transact(async (db) => {
      const [stage] = db.stages.by('competition', 61);
      if (stage) await db.stages.update(stage.id, { status: 'finished' });
    });
    expect(await act(organizer, semi, 'reopen', { reason: 'Jo.' })).toBe('409 stage_locked');
    expect(await act(organizer, semi, 'result', { home: 3, away: 0 })).toBe('409 game_not_ready');
    // nobody could settle it
    expect(await act(firstAdmin, semi, 'dispute', { reason: 'Jo.' })).toBe('409 stage_locked');
    expect((await game(semi, firstAdmin)).permissions).toMatchObject({ dispute_result: false, confirm_result: true });
  });
});

it('a team that leaves in the middle: its opponent stands in the next game, results stay', async () => {
  await act(organizer, semi, 'result', { home: 2, away: 0 });
  await w.outcome(organizer, `PATCH /competition/61/team/${third}`, { body: { status: 'withdrawn', reason: 'Ikën.' } });
  expect(record(other)).toMatchObject({ status: 'walkover', home_score: 3, forfeits: ['away'] });
  expect(seats(final)).toEqual([first, second]);
  expect(record(forThird)).toMatchObject({ status: 'walkover', home_team_id: fourth, away_team_id: third });
});

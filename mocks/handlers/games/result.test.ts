import { beforeEach, describe, expect, it } from 'vitest';
import { become, ask } from '../../testing.ts';
import { type Games, host, HOUR, late, openGames, stranger, white, whiteToo } from './testing.ts';

let w: Games;
beforeEach(async () => {
  w = await openGames();
});
const score = { home: 3, away: 1 };

describe('[COM-06] entering a result', () => {
  it('stands for the side of who enters it, and asks the players of the other', async () => {
    expect(
      (
        await w.act(host, 'result', {
          periods: [
            { home: 1, away: 1 },
            { home: 2, away: 0 },
          ],
        })
      ).status,
    ).toBe(200);
    expect(await w.game()).toMatchObject({
      status: 'finished',
      result_status: 'provisional',
      result: {
        entered_by: { id: host },
        entered_at: '2026-11-24T10:00:00+01:00',
        official_at: '2026-11-25T10:00:00+01:00',
      },
      score: {
        home: 3,
        away: 1,
        periods: [
          { home: 1, away: 1 },
          { home: 2, away: 0 },
        ],
      },
      home: { has_confirmed: true, is_winner: true },
      away: { has_confirmed: false, is_winner: false },
      permissions: { confirm_result: false, enter_result: true },
    });
    expect((await w.game(white)).permissions).toMatchObject({ confirm_result: true, dispute_result: true });
    for (const user of [white, whiteToo]) expect(w.told(user, 'result-entered')).toHaveLength(1);
    for (const user of [host, late, stranger]) expect(w.told(user, 'result-entered')).toEqual([]);
    expect(w.told(white, 'result-entered')[0]).toMatchObject({
      title: { en: 'Result to confirm' },
      body: { en: 'Loja e provës: Black team 3:1 White team.', sq: 'Loja e provës: Ekipi i zi 3:1 Ekipi i bardhë.' },
      data: {
        url: `/event/90/game?switch_module=base&switch_entity_id=${white}`,
        game: { event: { id: 90, title: 'Loja e provës' }, home_score: 3, away_score: 1, waits: true },
      },
      actor_id: host,
    });
  });

  it('is shown in the list of notifications with its sides in the language of the reader', async () => {
    await w.act(host, 'result', score);
    const said = async (language: string) => {
      const token = await become(w.backend, white);
      const headers = { 'accept-language': language };
      const { body } = await ask(w.backend, '/notifications?module=base', { method: 'GET', token, headers });
      return (body.data as { notifications: { data: { game?: object } }[] }).notifications[0]?.data.game; // checked by the contract's schema
    };
    expect(await said('en')).toMatchObject({ home: 'Black team', away: 'White team', waits: true });
    expect(await said('sq')).toMatchObject({ home: 'Ekipi i zi', away: 'Ekipi i bardhë' });
  });

  it('by a captain; not by another player, and not before the start', async () => {
    expect((await w.act(white, 'result', score)).status).toBe(200);
    expect(await w.outcome(whiteToo, `POST /fixture/${w.gameId}/result`, { body: score })).toBe('403 forbidden');
    w = await openGames({ starts_at: w.clock.now + 1 });
    expect(await w.outcome(host, `POST /fixture/${w.gameId}/result`, { body: score })).toBe('409 game_not_ready');
    w.clock.now += 1;
    expect((await w.act(host, 'result', score)).status).toBe(200);
  });

  it('not of a cancelled event, and not of a league’s game by its captains', async () => {
    w = await openGames();
    await w.backend.control.db.transact((db) => db.events.update(w.eventId, { cancelled_at: w.clock.now }));
    expect(await w.outcome(host, `POST /fixture/${w.gameId}/result`, { body: score })).toBe('409 game_not_ready');
    expect(await w.outcome(23, 'POST /fixture/25/result', { body: score })).toBe('403 forbidden');
  });

  it('by the rules of the sport, and changes nothing otherwise', async () => {
    const enter = (body: object) => w.outcome(host, `POST /fixture/${w.gameId}/result`, { body });
    expect(await enter({})).toBe('422 validation home');
    expect(await enter({ home: 2, away: 1, periods: [{ home: 1, away: 1 }] })).toBe('422 validation periods');
    expect(await enter({ sets: [{ home: 6, away: 4 }] })).toBe('422 validation sets');
    w = await openGames({ sport_id: 4 });
    expect(
      await enter({
        sets: [
          { home: 6, away: 4 },
          { home: 6, away: 5 },
        ],
      }),
    ).toBe('422 validation sets.1');
    expect(w.record()).toMatchObject({ result: null, status: 'scheduled' });
  });

  it('again: another score, and the other side is asked anew', async () => {
    await w.act(host, 'result', score);
    await w.act(white, 'result', { home: 2, away: 2 });
    expect(await w.game()).toMatchObject({
      score: { home: 2, away: 2 },
      home: { has_confirmed: false, is_winner: null },
      away: { has_confirmed: true },
    });
    expect(w.told(host, 'result-entered').map(({ data }) => data.game?.waits)).toEqual([true]);
    // what was asked about the first score is withdrawn
    expect(w.told(white, 'result-entered')).toEqual([]);
  });
});

describe('confirming', () => {
  it('makes it official, once, and nobody is asked any more', async () => {
    await w.act(host, 'result', score);
    expect((await w.act(whiteToo, 'confirm')).status).toBe(200);
    expect(await w.game(white)).toMatchObject({
      result_status: 'official',
      away: { has_confirmed: true },
      permissions: { confirm_result: false, dispute_result: false },
    });
    expect(w.told(white, 'result-entered')).toMatchObject([{ data: { game: { waits: false } }, read_at: w.clock.now }]);
    expect(await w.outcome(white, `POST /fixture/${w.gameId}/confirm`)).toBe('409 result_settled');
    expect(await w.outcome(host, `POST /fixture/${w.gameId}/result`, { body: score })).toBe('409 result_official');
  });

  it('after a host who does not play takes both sides', async () => {
    await w.backend.control.db.transact(async (db) => {
      for (const one of db.participants.by('event', w.eventId).filter(({ user_id }) => user_id === host))
        await db.participants.update(one.id, { status: 'declined', side: null });
      for (const one of db.participants.by('event', w.eventId).filter(({ user_id }) => user_id === late))
        await db.participants.update(one.id, { side: 'home' });
    });
    await w.act(host, 'result', score);
    for (const user of [late, white]) expect(w.told(user, 'result-entered')).toHaveLength(1);
    await w.act(white, 'confirm');
    expect((await w.game()).result_status).toBe('provisional');
    expect(w.told(late, 'result-entered')[0]?.data.game?.waits).toBe(true);
    expect(w.told(whiteToo, 'result-entered')[0]?.data.game?.waits).toBe(false);
    await w.act(late, 'confirm');
    expect((await w.game()).result_status).toBe('official');
  });

  it('of a league’s game, by the captain of the other team; its officials read it again', async () => {
    const official = 47;
    await w.backend.control.db.transact((db) =>
      db.gameOfficials.insert({
        game_id: 25,
        user_id: official,
        role: 'referee',
        status: 'accepted',
        organization_id: 1,
      }),
    );
    expect(await w.outcome(1, 'POST /fixture/25/confirm')).toBe('403 forbidden');
    expect(await w.outcome(23, 'POST /fixture/25/confirm')).toMatchObject({
      game: { result_status: 'official', home: { has_confirmed: true }, away: { has_confirmed: true } },
    });
    expect(w.db().realtimeEvents.by('user', official)).toMatchObject([{ type: 'GameChanged', data: { game_id: 25 } }]);
  });
});

describe('disputing', () => {
  it('tells who manages the event and who entered it, with the reason; who manages it settles it', async () => {
    await w.act(white, 'result', score);
    expect((await w.act(host, 'dispute', { reason: ' Ishte 2:2. ' })).status).toBe(200);
    expect(await w.game(white)).toMatchObject({
      result_status: 'disputed',
      result: { disputed_by: { id: host }, dispute_reason: 'Ishte 2:2.' },
    });
    expect(w.told(white, 'result-disputed')).toMatchObject([
      { body: { en: 'Loja e provës: Black team 3:1 White team. Ishte 2:2.' }, actor_id: host },
    ]);
    expect(w.told(host, 'result-disputed')).toEqual([]);
    expect(await w.outcome(white, `POST /fixture/${w.gameId}/result`, { body: score })).toBe('403 forbidden');
    expect((await w.act(host, 'result', { home: 2, away: 2 })).status).toBe(200);
    expect(await w.game()).toMatchObject({
      result_status: 'official',
      score: { home: 2, away: 2 },
      result: { disputed_by: null },
    });
  });

  it('needs a reason, and is possible for a day', async () => {
    await w.act(host, 'result', score);
    const dispute = (reason: string) => w.outcome(white, `POST /fixture/${w.gameId}/dispute`, { body: { reason } });
    expect(await dispute('  ')).toBe('422 validation reason');
    w.clock.now += 24 * HOUR;
    expect(await dispute('Jo.')).toBe('409 result_settled');
    w.clock.now -= 1;
    expect(await dispute('Jo.')).toMatchObject({ game: { result_status: 'disputed' } });
    expect(w.told(host, 'result-disputed')).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('makes an untouched result official after 24 hours, and closes the questions', async () => {
    await w.act(host, 'result', score);
    w.clock.now += 24 * HOUR - 1;
    expect((await w.game()).result_status).toBe('provisional');
    expect(w.told(white, 'result-entered')[0]?.data.game?.waits).toBe(true);
    const before = w.events(white);
    w.clock.now += 60_001;
    expect((await w.game()).result_status).toBe('official');
    expect(w.told(white, 'result-entered')).toMatchObject([{ data: { game: { waits: false } } }]);
    expect(w.events(white)).toBe(before + 1);
    // once
    w.clock.now += HOUR;
    await w.game();
    expect(w.events(white)).toBe(before + 1);
  });

  it('never settles a disputed one', async () => {
    await w.act(host, 'result', score);
    await w.act(white, 'dispute', { reason: 'Jo.' });
    w.clock.now += 72 * HOUR;
    expect((await w.game()).result_status).toBe('disputed');
  });
});

it('the end of an account leaves the result, without the name', async () => {
  await w.act(white, 'result', score);
  await w.act(host, 'dispute', { reason: 'Jo.' });
  await w.backend.control.db.transact(async (db) => {
    for (const one of db.venueUsers.by('user', white)) await db.venueUsers.remove(one.id);
    for (const one of db.teamMembers.by('user', white)) await db.teamMembers.remove(one.id);
    for (const one of db.participants.by('user', white)) await db.participants.remove(one.id);
  });
  await w.data(white, `POST /fixture/${w.gameId}/follow`);
  const body = { password: 'demo1234', confirmation: 'DELETE' };
  const token = await become(w.backend, white);
  expect((await ask(w.backend, '/auth/account?module=base', { method: 'DELETE', body, token })).status).toBe(200);
  expect(await w.game()).toMatchObject({
    result_status: 'disputed',
    result: { entered_by: null, disputed_by: { id: host } },
  });
  expect(w.db().gameFollows.by('game', w.gameId)).toEqual([]);
});

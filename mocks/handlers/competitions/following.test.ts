import { beforeEach, describe, expect, it } from 'vitest';
import {
  admins,
  type Competitions,
  openCompetition,
  organizer,
  owner,
  stranger as follower,
  teams,
} from './testing.ts';
import { hostOf } from '../../rules/games/kinds.ts';
import { call } from '../teams/testing.ts';

const [first] = teams;
const [firstAdmin, secondAdmin] = admins;
let w: Competitions;
const open = async (changes?: Parameters<typeof openCompetition>[0]) => {
  w = await openCompetition(changes);
  await w.data(follower, `POST ${w.path}/follow`);
};
beforeEach(() => open());

const move = (to: string, reason?: string) =>
  w.outcome(owner, `POST ${w.path}/transition`, { body: { to, ...(reason !== undefined && { reason }) } });
const urls = (user: number, type: string) => w.told(user, type).map(({ data }) => data.url);
/** The jobs of the server run before any request. */
const at = async (time: string) => {
  w.clock.now = Date.parse(time);
  await w.competition(null);
};

/** With its teams, its games and its last stage played, as the next issue will leave it. */
async function readyToStart(): Promise<void> {
  await w.decide(owner, await w.apply(0), 'accepted');
  await w.backend.control.db.transact(async (db) => {
    const { id: _, ...stage } = db.stages.find({ competition_id: 3 }) ?? never();
    await db.stages.insert({ ...stage, id: 80, competition_id: 60, status: 'finished' });
    const game = db.games.find({ competition_id: 3 }) ?? never();
    await db.games.update(game.id, {
      competition_id: 60,
      status: 'finished',
      home_team_id: first,
      home_score: 3,
      away_score: 0,
      ...(game.place && {
        place: { ...game.place, stage_id: 80, bracket: { side: 'final' as const, position: 1 } },
      }),
    });
    await db.competitions.update(60, { phase: 'ready' });
  });
}

describe('[CMP-01] who follows a competition is told', () => {
  const day = '2026-12-01T10:00:00+01:00';

  it('that teams may apply, when its day comes, once', async () => {
    await open({ opening_told: false, registration_opens_at: Date.parse(day) });
    await at('2026-12-01T09:58:00+01:00');
    expect(w.told(follower, 'competition-phase')).toEqual([]);
    await at(day);
    await at('2026-12-01T11:00:00+01:00');
    expect(w.told(follower, 'competition-phase')).toMatchObject([
      {
        module: 'base',
        title: { en: 'Registration is open', sq: 'Regjistrimi u hap' },
        body: { en: 'Kupa e provës. Teams can apply now.', sq: 'Kupa e provës. Ekipet mund të aplikojnë tani.' },
        data: {
          competition: { phase: 'registration' },
          url: `/competition/60/about?switch_module=base&switch_entity_id=${follower}`,
        },
      },
    ]);
    expect(w.heard(follower)).toEqual(['opened']);
    expect(w.told(firstAdmin, 'competition-phase')).toEqual([]);
  });

  it('again when another day is set for it', async () => {
    const body = { registration_opens_at: day };
    expect(await w.outcome(owner, `PATCH ${w.path}`, { body })).toBe(200);
    await at(day);
    expect(w.told(follower, 'competition-phase')).toHaveLength(1);
  });

  it('that it has begun, and who has won, as those are who run its teams', async () => {
    await readyToStart();
    expect(await move('ongoing')).toBe(200);
    expect(await move('finished')).toBe(200);
    expect(w.told(follower, 'competition-phase')).toMatchObject([
      { body: { en: 'Kupa e provës. The first games are coming.' } },
      { body: { en: 'Kupa e provës. Champion: Lagjja 3 FC.', sq: 'Kupa e provës. Kampion: Lagjja 3 FC.' } },
    ]);
    expect(w.heard(follower)).toEqual(['started', 'finished']);
    expect(urls(firstAdmin, 'competition-phase')[1]).toBe(
      `/competition/60/about?switch_module=team&switch_entity_id=${first}`,
    );
    expect(w.told(owner, 'competition-phase')).toEqual([]);
  });

  it('that it is cancelled, once, also with a team in it', async () => {
    await w.data(firstAdmin, `POST ${w.path}/follow`);
    await w.decide(owner, await w.apply(0), 'accepted');
    expect(await move('cancelled', 'Nuk ka fushë.')).toBe(200);
    for (const user of [follower, firstAdmin])
      expect(w.told(user, 'competition-cancelled')).toMatchObject([
        { body: { en: 'Kupa e provës is cancelled. Nuk ka fushë.' } },
      ]);
    expect(urls(follower, 'competition-cancelled')).toEqual([
      `/competition/60/about?switch_module=base&switch_entity_id=${follower}`,
    ]);
    expect([w.heard(follower).at(-1), w.heard(firstAdmin).at(-1)]).toEqual(['cancelled', 'cancelled']);
  });

  it('nothing once they follow it no longer', async () => {
    await w.outcome(follower, `DELETE ${w.path}/follow`);
    await move('cancelled', 'Shi.');
    expect([w.told(follower, 'competition-cancelled'), w.heard(follower)]).toEqual([[], []]);
  });
});

describe('[RT-52] notices lead to the competition', () => {
  it('of one application to it, of several to their list, and back when one is left', async () => {
    const [one, other] = [await w.apply(0), await w.apply(1)];
    const list = '/competition/60/applications?switch_module=organization&switch_entity_id=1';
    expect(urls(organizer, 'application-received')).toEqual([list]);
    await w.decide(owner, one, 'accepted');
    expect(urls(organizer, 'application-received')).toEqual([list.replace('applications', `application/${other.id}`)]);
  });

  it('of a place to its page, of none to the application', async () => {
    const [one, other] = [await w.apply(0), await w.apply(1)];
    await w.decide(owner, one, 'accepted');
    await w.decide(owner, other, 'waitlisted');
    const inBase = (user: number) => `?switch_module=base&switch_entity_id=${user}`;
    expect(urls(firstAdmin, 'application-decided')).toEqual([`/competition/60/about${inBase(firstAdmin)}`]);
    expect(urls(secondAdmin, 'application-decided')).toEqual([`/application/${other.id}${inBase(secondAdmin)}`]);
  });
});

describe('[RTM-02] its room', () => {
  const enter = (user: number) => w.outcome(user, 'POST /realtime/join-room', { body: { room_id: 'competition-60' } });

  it('is for whoever may know of it', async () => {
    expect(await enter(follower)).toBe(200);
    await move('draft');
    expect([await enter(follower), await enter(owner)]).toEqual(['404 not_found', 200]);
    const { body } = await call(w.backend, follower, 'POST /realtime/join-room', {
      body: { room_id: 'competition-060' },
    });
    expect(body.errors).toMatchObject([{ code: 'not_found' }]);
  });

  it('hears that teams come in and go, not that one asks', async () => {
    const asked = await w.apply(0);
    expect(w.room()).toEqual([]);
    await w.decide(owner, asked, 'accepted');
    expect(w.room()).toEqual(['competition-changed']);
    await w.outcome(firstAdmin, `POST /application/${asked.id}/withdraw`);
    await move('cancelled', 'Shi.');
    expect(w.room()).toEqual(Array(3).fill('competition-changed'));
  });

  it('hears of its games', () => {
    const game = w.db().games.find({ competition_id: 1 }) ?? never();
    expect(hostOf(w.db(), game).otherRooms).toEqual(['competition-1']);
  });
});

const never = (): never => {
  throw new Error('The seed has a double elimination with games.');
};

import { beforeEach, describe, expect, it } from 'vitest';
import type { ModuleType } from '../../db/records.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { type Competitions, openCompetition, owner } from './testing.ts';

const everyone = demoId('everyone');
/** Teams of the seed, some with their admins. */
const bregu = 2;
const deti = 4;
const [valet, kulla, titanet, jugu] = [10, 12, 9, 30];
const [skampa, valbona, skampaAdmin] = [32, 34, 31];
let w: Competitions;
beforeEach(async () => {
  w = await openCompetition();
});

/** The organizer takes a team out of a competition of the seed. */
const takeOut = (
  competition: number,
  team: number,
  [user, module]: readonly [number, ModuleType],
  status = 'withdrawn',
) =>
  w.outcome(user, `PATCH /competition/${competition}/team/${team}`, {
    module,
    body: { status, reason: 'Dy lojtarë.' },
  });
const gamesOf = (team: number, competition: number) =>
  w
    .db()
    .games.by('competition', competition)
    .filter((one) => one.home_team_id === team || one.away_team_id === team);
const statuses = (team: number, competition: number) =>
  Object.groupBy(gamesOf(team, competition), ({ status }) => status);
const rowOf = async (competition: number, team: number) => {
  const { tables } = await w.data<{ tables: { rows: { team: { id: number }; played: number; status: string }[] }[] }>(
    null,
    `GET /competition/${competition}/standings`,
  );
  return tables.flatMap(({ rows }) => rows).find((row) => row.team.id === team);
};
const told = (user: number) =>
  w
    .db()
    .notifications.by('user', user)
    .filter(({ type, created_at }) => type === 'entry-changed' && created_at === w.clock.now);

describe('[CMP-05] a team that leaves a league', () => {
  const byOwner = [owner, 'organization'] as const;

  it('after half of its games: what was played stands, and its opponents win the games to come', async () => {
    const before = await rowOf(1, 7);
    expect(await takeOut(1, bregu, byOwner)).toBe(200);
    const { finished = [], walkover = [], ...others } = statuses(bregu, 1);
    expect([finished.length, walkover.length, Object.keys(others)]).toEqual([7, 7, []]);
    for (const { home_team_id: home, home_score, away_score, forfeits } of walkover)
      expect([home_score, away_score, forfeits]).toEqual(home === bregu ? [0, 3, ['home']] : [3, 0, ['away']]);
    expect(await rowOf(1, 7)).toMatchObject({ played: (before?.played ?? 0) + 1 });
    expect(await rowOf(1, bregu)).toMatchObject({ status: 'withdrawn', played: 14 });
  });

  it('before: none of its games counts, and those to come are off', async () => {
    expect(await takeOut(1, deti, byOwner, 'disqualified')).toBe(200);
    const { finished = [], walkover = [], abandoned = [], cancelled = [], ...others } = statuses(deti, 1);
    expect([finished.length, walkover.length, abandoned.length, cancelled.length, Object.keys(others)]).toEqual([
      6,
      0,
      1,
      7,
      [],
    ]);
    expect(await rowOf(1, deti)).toMatchObject({ status: 'disqualified', played: 0 });
  });

  it('its opponents are told once what that means for them', async () => {
    await takeOut(1, deti, byOwner, 'disqualified');
    expect(told(everyone)).toMatchObject([
      {
        module: 'team',
        entity_id: bregu,
        title: { en: 'Games that do not count', sq: 'Ndeshje që nuk llogariten' },
        body: {
          en: 'Bregu i Lumit has games that do not count in Liga e Lagjeve 2026. Deti FK is disqualified.',
          sq: 'Bregu i Lumit ka ndeshje që nuk llogariten në Liga e Lagjeve 2026. Deti FK u skualifikua.',
        },
        data: {
          competition: { change: 'annulled', team: 'Bregu i Lumit' },
          url: '/competition/1/results?switch_module=team&switch_entity_id=2',
        },
      },
    ]);
    expect(w.heard(everyone).at(-1)).toBe('entry');
  });

  it('a second one of which hears nothing of the first', async () => {
    await takeOut(1, deti, byOwner);
    w.clock.now += 60_000;
    await takeOut(1, bregu, byOwner);
    expect(told(demoId('teamAdmin'))).toMatchObject([{ data: { competition: { change: 'walkover' } } }]);
    expect(told(35)).toEqual([]); // Deti FK
  });
});

describe('[CMP-05] a team that leaves a bracket', () => {
  const byEra = [everyone, 'base'] as const;
  const game = (id: number) => w.db().games.get(id);

  it('gives its next opponent the game, who stands in the one after it', async () => {
    expect(await takeOut(3, jugu, byEra)).toBe(200);
    expect(game(58)).toMatchObject({ status: 'finished', home_score: 64, away_score: 69 });
    expect(game(60)).toMatchObject({ status: 'walkover', home_score: 20, away_score: 0, forfeits: ['away'] });
    expect(game(62)).toMatchObject({ home_team_id: null, away_team_id: valet, away_label: 'Valët Durrës' });
    expect(game(59)).toMatchObject({ status: 'live' });
  });

  it('of two that leave neither gets the third place', async () => {
    await takeOut(3, jugu, byEra);
    await takeOut(3, kulla, byEra);
    expect(game(59)).toMatchObject({ status: 'walkover', forfeits: ['away'] });
    expect(game(61)).toMatchObject({ status: 'walkover', forfeits: ['home', 'away'], home_score: null });
    expect(game(62)).toMatchObject({ status: 'unscheduled', home_team_id: titanet, away_team_id: valet });
  });

  it('its opponent is told, and who looks at the game sees it', async () => {
    expect(await takeOut(4, valbona, [everyone, 'organization'])).toBe(200);
    expect(game(72)).toMatchObject({ status: 'walkover', home_score: 0, away_score: 3, forfeits: ['home'] });
    expect(game(74)).toMatchObject({ away_team_id: skampa });
    expect(told(skampaAdmin)).toMatchObject([
      {
        title: { en: 'Won without playing' },
        body: { en: 'Skampa Volej wins without playing in Volej Challenge. Valbona Volej has withdrawn.' },
        data: { competition: { change: 'walkover' } },
      },
    ]);
    expect(w.backend.realtime.read('rooms/fixture-72/events')).not.toBeNull();
  });
});

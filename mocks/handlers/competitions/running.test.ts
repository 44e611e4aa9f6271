import { beforeEach, describe, expect, it } from 'vitest';
import { newCompetition } from '../../../tests/contract/permission-competition-rows.ts';
import {
  admins,
  type Competitions,
  type CompetitionSaid,
  openCompetition,
  organizer,
  owner,
  referee,
  stranger,
  teams,
  type TeamSaid,
} from './testing.ts';
import { ask, become } from '../../testing.ts';

const [first, second] = teams;
const [firstAdmin, secondAdmin] = admins;
let w: Competitions;
beforeEach(async () => {
  w = await openCompetition();
});

const create = async (user: number, body: object = {}) =>
  w
    .data<{ competition: CompetitionSaid & { slug: string } }>(user, 'POST /competitions', {
      body: { ...newCompetition, ...(user === stranger ? {} : { owner_type: 'organization', owner_id: 1 }), ...body },
    })
    .then(({ competition }) => competition);
const move = (to: string, reason?: string, user = owner) =>
  w.outcome(user, `POST ${w.path}/transition`, { body: { to, ...(reason !== undefined && { reason }) } });

describe('making one', () => {
  it('begins with the settings of the organization, where they fit the sport', async () => {
    const settings = { default_ranking_preset: 'football-gd', default_match_minutes: 50 };
    await w.data(owner, 'PUT /settings/bulk-upsert', { body: { settings, scope: 'organization', scope_id: 1 } });
    expect(await create(organizer)).toMatchObject({
      game_rules: { match_minutes: 50 },
      ranking: { preset: 'football-gd' },
    });
    expect(await create(organizer, { sport_id: 4 })).toMatchObject({
      game_rules: { match_minutes: 50, best_of_sets: 3 },
      ranking: { preset: 'tennis' },
    });
    expect(await create(stranger)).toMatchObject({
      game_rules: { match_minutes: 105 },
      ranking: { preset: 'football-h2h' },
    });
  });

  it('is for who runs the organization, in its profile', async () => {
    const body = { ...newCompetition, owner_type: 'organization', owner_id: 1 };
    const make = (user: number, options: object) => w.outcome(user, 'POST /competitions', { body, ...options });
    expect(await make(organizer, { module: 'base' })).toBe('403 forbidden');
    expect(await make(referee, { module: 'organization' })).toBe('403 forbidden');
    expect(await make(stranger, {})).toBe('403 forbidden');
    expect(await w.outcome(stranger, 'POST /competitions', { body: { ...newCompetition, owner_id: 3 } })).toBe(
      '422 validation owner_id',
    );
  });

  it.each([
    ['max_teams', { max_teams: 3 }],
    ['min_teams', { min_teams: 1 }],
    ['roster_max', { roster_max: 4 }],
    ['entry_fee', { entry_fee: -1 }],
    ['starts_on', { starts_on: '2026-11-23' }],
    ['ends_on', { ends_on: '2026-12-11' }],
    ['city_id', { city_id: 999 }],
    ['image', { image: 999 }],
    [
      'registration_closes_at',
      { registration_opens_at: '2026-12-02T00:00:00+01:00', registration_closes_at: '2026-12-01T00:00:00+01:00' },
    ],
    ['registration_closes_at', { registration_closes_at: '2026-12-14T00:00:00+01:00' }],
  ])('refuses a wrong %s beside its field', async (field, wrong) => {
    expect(await w.outcome(stranger, 'POST /competitions', { body: { ...newCompetition, ...wrong } })).toBe(
      `422 validation ${field}`,
    );
  });

  it('refuses an empty or repeated criterion in the words of the form', async () => {
    const { ranking } = await create(stranger);
    const send = (criteria: object[]) =>
      w.outcome(stranger, 'POST /competitions', { body: { ...newCompetition, ranking: { ...ranking, criteria } } });
    expect(await send([])).toBe('422 validation ranking.criteria');
    const points = { key: 'points', only_if_two: false };
    expect(await send([points, points])).toBe('422 validation ranking.criteria.1');
    expect(await send([{ key: '', only_if_two: false }])).toBe('422 validation ranking.criteria.0.key');
    expect(await send([points])).toBe(201);
  });
});

describe('a draft', () => {
  it('exists for who runs it only, under no address', async () => {
    const { id, slug } = await create(organizer);
    const paths = ['', '/teams', '/fixtures', '/standings', '/pipeline'].map(
      (part) => `GET /competition/${id}${part}` as const,
    );
    for (const path of [...paths, `GET /slug/${slug}` as const, `GET /competition/${id}/applications` as const]) {
      expect(await w.outcome(owner, path), path).toBe(200);
      expect(await w.outcome(stranger, path), path).toBe('404 not_found');
      expect(await w.outcome(referee, path), path).toBe('404 not_found');
    }
    for (const act of ['follow', 'application', 'transition'] as const)
      expect(
        await w.outcome(firstAdmin, `POST /competition/${id}/${act}`, {
          body: { application: { team_id: first }, transition: { to: 'cancelled' }, follow: {} }[act],
        }),
      ).toBe('404 not_found');
    const listed = async (user: number | null, query = '') =>
      (
        await w.data<{ competitions: { id: number }[] }>(user, `GET /competitions?per_page=50${query}`)
      ).competitions.map((one) => one.id);
    expect([await listed(owner), await listed(stranger), await listed(null)].map((ids) => ids.includes(id))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await listed(stranger, '&status=draft')).toEqual([]);
    const { organization } = await w.data<{ organization: { competitions_count: number } }>(
      stranger,
      'GET /organization/liga-e-lagjeve-tirana',
    );
    expect(organization.competitions_count).toBe(3);
  });

  it('can be deleted, others not', async () => {
    const { id } = await create(organizer);
    expect(await w.outcome(organizer, `DELETE /competition/${id}`)).toBe(200);
    expect(await w.outcome(organizer, `GET /competition/${id}`)).toBe('404 not_found');
    expect(await w.outcome(organizer, `DELETE ${w.path}`)).toBe('409 competition_started');
  });
});

it('a slug opens what everybody may know of', async () => {
  expect(await w.data(null, 'GET /slug/kupa-e-proves')).toEqual({ type: 'competition', id: 60, slug: 'kupa-e-proves' });
});

describe('phases', () => {
  it('open and close while nobody has asked for a place', async () => {
    expect(await move('draft')).toBe(200);
    expect(await move('registration')).toBe(200);
    await w.apply(0);
    expect(await move('draft')).toBe('409 competition_started');
  });

  it('say what is missing', async () => {
    expect((await w.competition()).missing).toEqual(['registration_over', 'min_teams', 'stage']);
    expect((await w.competition(stranger)).missing).toEqual([]);
    expect(await move('ready')).toBe('409 phase_refused registration_over');
  });

  it('ready, ongoing and finished follow when everything is there, with a champion', async () => {
    const { clock, backend } = w;
    clock.now = Date.parse('2026-12-12T00:00:00+01:00');
    await backend.control.db.transact(async (db) => {
      const { id: _, ...pattern } = db.stages.find({ competition_id: 3 }) ?? never();
      await db.stages.insert({ ...pattern, id: 80, competition_id: 60, status: 'ready' });
      for (const team_id of [first, second])
        await db.competitionTeams.insert({
          competition_id: 60,
          team_id,
          application_id: null,
          seed: null,
          seed_locked: false,
          status: 'active',
          deductions: [],
          roster: [],
          fee_paid: false,
        });
    });
    expect(await move('ready')).toBe(200);
    expect(await w.outcome(owner, `PATCH ${w.path}`, { body: { format: 'league', max_teams: 6 } })).toBe(
      '409 competition_started format',
    );
    expect(await move('ongoing')).toBe('409 phase_refused games');
    await backend.control.db.transact(async (db) => {
      const { id: _, ...pattern } = db.games.find({ competition_id: 3 }) ?? never();
      const place = pattern.place && {
        ...pattern.place,
        stage_id: 80,
        bracket: { side: 'final' as const, position: 1 },
      };
      await db.games.insert({
        ...pattern,
        competition_id: 60,
        place,
        status: 'scheduled',
        home_team_id: first,
        away_team_id: second,
      });
    });
    expect(await move('registration')).toBe(200);
    expect(await move('ready')).toBe(200);
    expect(await move('ongoing')).toBe(200);
    expect(await move('finished')).toBe('409 phase_refused games');
    await backend.control.db.transact(async (db) => {
      await db.stages.update(80, { status: 'finished' });
      const game = db.games.find({ competition_id: 60 }) ?? never();
      await db.games.update(game.id, { status: 'finished', home_score: 3, away_score: 4 });
    });
    expect(await move('finished')).toBe(200);
    expect(await w.competition(stranger)).toMatchObject({ phase: 'finished', champion: { id: second } });
    expect(await move('cancelled', 'Vonë.')).toBe('409 competition_over');
  });

  it('cancelling needs a reason, answers everybody who waits, and is told once', async () => {
    const [one, other] = [await w.apply(0), await w.apply(1)];
    await w.decide(owner, one, 'accepted');
    expect(await move('cancelled')).toBe('422 validation reason');
    expect(await move('cancelled', 'Nuk ka fushë.')).toBe(200);
    expect(w.db().applications.get(other.id)).toMatchObject({ status: 'rejected', decision_note: 'Nuk ka fushë.' });
    for (const user of [firstAdmin, secondAdmin])
      expect(w.told(user, 'competition-cancelled')).toMatchObject([
        { body: { en: 'Kupa e provës is cancelled. Nuk ka fushë.' }, module: 'team' },
      ]);
    expect(w.heard(secondAdmin).at(-1)).toBe('cancelled');
    expect(await w.decide(owner, other, 'accepted')).toBe('409 stale');
    expect(await w.outcome(owner, `PATCH ${w.path}`, { body: { name: 'Prapë' } })).toBe('409 competition_over');
  });
});

describe('its teams', () => {
  const patch = (team: number, body: object, user = owner) => w.outcome(user, `PATCH ${w.path}/team/${team}`, { body });

  it('are added without an application, up to the last place, and told', async () => {
    const add = (team_id: number) => w.outcome(owner, `POST ${w.path}/team`, { body: { team_id } });
    const asked = await w.apply(0);
    expect(await add(first)).toBe(201);
    expect(w.db().applications.get(asked.id)?.status).toBe('accepted');
    expect(w.told(organizer, 'application-received')).toMatchObject([{ read_at: w.clock.now }]);
    expect(w.told(firstAdmin, 'entry-changed')).toMatchObject([
      { module: 'team', entity_id: first, data: { competition: { change: 'added' } } },
    ]);
    expect([await add(first), await add(29), await add(999)]).toEqual([
      '409 already_entered',
      '422 validation team_id',
      '422 validation team_id',
    ]);
    expect([await add(second), await add(1)]).toEqual([201, '409 competition_full']);
  });

  it('lose points with a reason, which they are told', async () => {
    await w.decide(owner, await w.apply(0), 'accepted');
    expect(await patch(first, { deduction: { points: 3, reason: '' } })).toBe('422 validation deduction.reason');
    expect(await patch(first, { deduction: { points: 3, reason: 'Lojtar pa licencë.' } })).toBe(200);
    expect(w.told(firstAdmin, 'entry-changed')).toMatchObject([
      {
        body: { en: 'Lagjja 3 FC has lost points in Kupa e provës. Lojtar pa licencë.' },
        data: { competition: { change: 'deducted', points: 3 } },
      },
    ]);
    expect(w.heard(firstAdmin).at(-1)).toBe('entry');
  });

  it('are disqualified for good, and the waiting list moves up', async () => {
    const [one, other, last] = [await w.apply(0), await w.apply(1), await w.apply(2)];
    await w.decide(owner, one, 'accepted');
    await w.decide(owner, other, 'accepted');
    await w.decide(owner, last, 'waitlisted');
    expect(await patch(first, { status: 'disqualified' })).toBe('422 validation reason');
    expect(await patch(first, { status: 'disqualified', reason: 'Sjellje.' })).toBe(200);
    // Brigada 5x5, Shkëndija e Re, Lagjja 3 FC
    expect(await w.entered()).toEqual([
      [27, 'active'],
      [26, 'active'],
      [25, 'disqualified'],
    ]);
    expect(await patch(first, { status: 'withdrawn', reason: 'Prapë.' })).toBe('409 entry_over');
    expect(await patch(999, { fee_paid: true })).toBe('404 not_found');
  });

  it('are listed by seed, with no fee for others', async () => {
    const { teams: listed } = await w.data<{ teams: TeamSaid[] }>(stranger, 'GET /competition/1/teams');
    expect(listed.map(({ team }) => team.id)).toEqual([1, 8, 7, 6, 24, 4, 2, 5]);
    expect(listed.every(({ fee_paid, roster }) => fee_paid === null && roster === null)).toBe(true);
  });
});

describe('lists', () => {
  const ids = async (user: number | null, query: string) =>
    (await w.data<{ competitions: { id: number }[] }>(user, `GET /competitions?per_page=50&${query}`)).competitions.map(
      ({ id }) => id,
    );

  it('narrow by every filter', async () => {
    expect(await ids(null, '')).toEqual([5, 60, 1, 2, 4, 3]);
    expect(await ids(null, 'sportId=4')).toEqual([5]);
    expect(await ids(null, 'owner_type=organization&owner_id=3')).toEqual([4]);
    expect(await ids(null, 'phase=registration')).toEqual([5, 60]);
    expect(await ids(null, 'status=published&keywords=VLOR%C3%8BS')).toEqual([5]);
    expect(await ids(null, 'keywords=kupa')).toEqual([60, 2]);
    expect(await ids(null, 'city_id=2')).toEqual([4]);
    expect(await ids(null, 'team_id=9')).toEqual([3]);
    expect(await ids(1, 'followed=true')).toEqual([1]);
    expect([await ids(owner, 'mine=true'), await ids(stranger, 'mine=true')]).toEqual([[5, 60, 1, 2], []]);
    // of teams, too
    expect(await ids(3, 'mine=true')).toEqual([1, 2]);
    expect(await w.outcome(null, 'GET /competitions?mine=true')).toBe('401 unauthenticated');
  });

  it('following is for everybody who is signed in', async () => {
    expect(await w.outcome(stranger, `POST ${w.path}/follow`)).toBe(200);
    expect((await w.competition(stranger)).is_followed).toBe(true);
    expect(await ids(stranger, 'followed=true')).toEqual([60]);
    await w.outcome(stranger, `DELETE ${w.path}/follow`);
    expect(await ids(stranger, 'followed=true')).toEqual([]);
  });
});

describe('an account that owns one', () => {
  const password = 'demo1234';
  const end = async () => {
    const { status, body } = await ask(w.backend, '/auth/account?module=base', {
      method: 'DELETE',
      body: { password, confirmation: 'DELETE' },
      token: await become(w.backend, stranger),
    });
    return status === 200 ? 200 : `${status} ${body.errors[0]?.code} ${body.message}`;
  };

  it('cancels it or hands it over first; a draft goes along', async () => {
    const { id } = await create(stranger);
    const other = await create(stranger);
    const path = `/competition/${id}` as const;
    await w.data(stranger, `POST ${path}/transition`, { body: { to: 'registration' } });
    expect(await end()).toContain('409 last_admin You run Kupa e Lagjes. Hand it over or cancel it first.');
    await w.data(stranger, `POST ${path}/transition`, { body: { to: 'cancelled', reason: 'Po iki.' } });
    expect(await end()).toBe(200);
    expect(w.db().competitions.get(other.id)).toBeUndefined();
    expect(await w.data(null, `GET ${path}`)).toMatchObject({ competition: { owner: null, phase: 'cancelled' } });
  });

  it('hands it over to an organization that its owner runs', async () => {
    const { id } = await create(stranger);
    const path = `/competition/${id}` as const;
    expect(await w.outcome(stranger, `PATCH ${path}`, { body: { owner_id: 1 } })).toBe('422 validation owner_id');
    await w.backend.control.db.transact((db) =>
      db.organizationUsers.insert({ organization_id: 1, user_id: stranger, role: 'manager', since: 1 }),
    );
    expect(await w.outcome(stranger, `PATCH ${path}`, { body: { owner_id: 1 } })).toBe(200);
    expect(await w.outcome(organizer, `PATCH ${path}`, { body: { name: 'Jona' } })).toBe(200);
  });
});

function never(): never {
  throw new Error('the seed has it');
}

import { beforeEach, describe, expect, it } from 'vitest';
import { admins, type Competitions, openCompetition, organizer, owner, referee, stranger, teams } from './testing.ts';

const next = { name: 'Kupa e Dimrit 2027', starts_on: '2027-11-06', with_teams: true };
let w: Competitions;
beforeEach(async () => {
  w = await openCompetition();
});

interface Copied {
  id: number;
  slug: string;
  phase: string;
  teams_count: number;
}
const copy = (id: number, body: object = {}) =>
  w
    .data<{ competition: Copied }>(owner, `POST /competition/${id}/copy`, { body: { ...next, ...body } })
    .then(({ competition }) => competition);
const outcome = (user: number | null, body: object = {}, options: object = {}) =>
  w.outcome(user, 'POST /competition/2/copy', { body: { ...next, ...body }, ...options });
const change = (columns: object) => w.backend.control.db.transact((db) => db.competitions.update(2, columns));
const enteredIn = (id: number) => w.db().competitionTeams.by('competition', id);
const idsOf = (entries: readonly { readonly team_id: number }[]) => entries.map(({ team_id }) => team_id);

describe('the next season of a competition', () => {
  it('has its rules, its fee, its pictures and its owner, and nothing of what happened', async () => {
    await w.backend.control.db.transact(async (db) => {
      const image = await db.images.insert({ url: 'data:image/png;base64,AA==', width: 1, height: 1, owner_id: owner });
      await db.competitions.update(2, {
        image_id: image.id,
        rules_text: { en: 'Five a side.', sq: 'Pesë veta.' },
        level: 'competitive',
        gender: 'female',
        auto_accept: true,
        score_entry: 'captains',
        phase: 'finished',
        champion_id: 1,
        registration_closes_at: 1,
        stages_revision: 7,
      });
      await db.competitionFollows.insert({ competition_id: 2, user_id: stranger });
    });
    const { id, slug } = await copy(2);
    const [before, after] = [w.db().competitions.get(2), w.db().competitions.get(id)];
    expect(after).toEqual({
      ...before,
      id,
      slug,
      name: 'Kupa e Dimrit 2027',
      starts_on: '2027-11-06',
      ends_on: null,
      registration_opens_at: null,
      registration_closes_at: null,
      phase: 'draft',
      champion_id: null,
      stages_revision: 0,
      opening_told: false,
      created_at: w.clock.now,
    });
    expect([slug, after?.entry_fee, before?.phase]).toEqual(['kupa-e-dimrit-2027', 5000, 'finished']);
    expect(w.db().games.by('competition', id)).toEqual([]);
    expect(w.db().competitionFollows.by('competition', id)).toEqual([]);
  });

  it('has its stages as a plan: linked to each other, not drawn', async () => {
    const { id } = await copy(2);
    const stages = w.db().stages.by('competition', id);
    expect(stages).toMatchObject([
      {
        order: 1,
        name: { en: 'Groups', sq: 'Grupet' },
        type: 'round-robin',
        status: 'draft',
        settings: { groups: 4, advance_per_group: 2 },
        inputs: [],
      },
      { order: 2, type: 'single-elimination', status: 'draft', settings: { third_place: true }, random_seed: null },
    ]);
    expect(new Set(stages[1]?.inputs.map(({ stage_id }) => stage_id))).toEqual(new Set([stages[0]?.id]));
    expect(stages[1]?.inputs).toHaveLength(8);
    const groups = w.db().stageGroups.filter(({ stage_id }) => stage_id === stages[0]?.id);
    expect(groups.map(({ name, team_ids }) => [name, team_ids])).toEqual(
      ['A', 'B', 'C', 'D'].map((name) => [name, []]),
    );
    expect(await w.outcome(owner, `POST /competition/${id}/transition`, { body: { to: 'registration' } })).toBe(200);
  });

  it('has the teams that took part to the end, without rosters, fees, seeds and deductions', async () => {
    const before = idsOf(enteredIn(2));
    const [withdrawn = 0, disqualified = 0, punished = 0, moved = 0] = before;
    await w.backend.control.db.transact(async (db) => {
      const place = (team: number) => enteredIn(2).find(({ team_id }) => team_id === team)?.id ?? 0;
      await db.competitionTeams.update(place(withdrawn), { status: 'withdrawn' });
      await db.competitionTeams.update(place(disqualified), { status: 'disqualified' });
      await db.competitionTeams.update(place(punished), {
        deductions: [{ points: 3, reason: 'Vonesë.' }],
        roster: [{ user_id: 3, jersey_number: 9 }],
        fee_paid: true,
      });
      await db.teams.update(moved, { sport_id: 2 });
    });
    const { id, teams_count } = await copy(2);
    expect(idsOf(enteredIn(id))).toEqual(before.filter((team) => ![withdrawn, disqualified, moved].includes(team)));
    expect(teams_count).toBe(9);
    for (const entry of enteredIn(id))
      expect(entry).toMatchObject({
        application_id: null,
        seed: null,
        status: 'active',
        deductions: [],
        roster: [],
        fee_paid: false,
      });
  });

  it('has no team where they are not taken along', async () => {
    const { id } = await copy(2, { with_teams: false });
    expect(enteredIn(id)).toEqual([]);
    expect(w.heard(admins[0])).toEqual([]);
  });

  it('is told to who runs such a team, who may read the draft; nobody else may', async () => {
    const [team] = teams;
    const [admin] = admins;
    expect(idsOf(enteredIn(2))).toContain(team);
    const { id } = await copy(2);
    const [told, ...others] = w
      .db()
      .notifications.by('user', admin)
      .filter(({ data }) => data.competition?.id === id);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      type: 'entry-changed',
      module: 'team',
      entity_id: team,
      data: {
        url: `/competition/${id}/teams?switch_module=team&switch_entity_id=${team}`,
        competition: { name: 'Kupa e Dimrit 2027', change: 'added' },
      },
    });
    expect(w.heard(admin)).toEqual(['entry']);
    const read = (user: number | null) => w.outcome(user, `GET /competition/${id}`);
    expect([await read(owner), await read(admin), await read(stranger), await read(null)]).toEqual([
      200,
      200,
      '404 not_found',
      '404 not_found',
    ]);
    expect(await w.outcome(admin, `PATCH /competition/${id}`, { body: { name: 'Jona' } })).toBe('403 forbidden');
  });

  it.each(['draft', 'registration', 'ongoing', 'finished', 'cancelled'] as const)(
    'can be made of one that is %s',
    async (phase) => {
      await change({ phase });
      expect(await outcome(owner)).toBe(201);
    },
  );

  it('is for who manages it, in the profile from which it is run', async () => {
    expect(await outcome(organizer)).toBe(201);
    expect(await outcome(organizer, {}, { module: 'base' })).toBe('403 forbidden');
    for (const user of [referee, stranger, admins[0]]) expect(await outcome(user)).toBe('403 forbidden');
    expect(await outcome(null)).toBe('401 unauthenticated');
    await change({ phase: 'draft' });
    expect(await outcome(stranger)).toBe('404 not_found');
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'K'.repeat(101) }],
    ['starts_on', { starts_on: '2026-11-23' }],
    ['starts_on', { starts_on: '' }],
    ['ends_on', { ends_on: '2027-11-05' }],
    ['registration_closes_at', { registration_closes_at: '2027-11-08T00:00:00+01:00' }],
    ['registration_opens_at', { registration_opens_at: '2027-11-08T00:00:00+01:00' }],
    ['with_teams', { with_teams: 'yes' }],
  ])('refuses a wrong %s beside its field, and makes nothing', async (field, wrong) => {
    const count = w.db().competitions.count();
    expect(await outcome(owner, wrong)).toBe(`422 validation ${field}`);
    expect(w.db().competitions.count()).toBe(count);
  });

  it('counts as a competition that somebody creates', async () => {
    for (let made = 0; made < 10; made += 1) expect(await outcome(owner, { with_teams: false })).toBe(201);
    expect(await outcome(owner)).toMatch(/^429 /);
    expect(await outcome(organizer)).toBe(201);
  });
});

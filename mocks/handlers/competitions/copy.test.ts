import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { call, now, toldOf } from '../teams/testing.ts';

const organizer = demoId('organizationManager');
const season = { name: 'Liga e Lagjeve 2027', starts_on: '2027-10-06', with_teams: true };

/** The seeded backend; copies a competition of the organization. */
async function open() {
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  const copy = async (id: number, body: object = season, user = organizer) => {
    const { status, body: answer } = await call(backend, user, `POST /competition/${id}/copy`, {
      module: 'organization',
      body,
    });
    const made = answer.data as { competition: { id: number } } | null; // checked by the contract's schema
    return { verdict: `${status} ${answer.errors[0]?.field ?? ''}`.trim(), id: made?.competition.id ?? 0 };
  };
  return {
    backend,
    copy,
    get db() {
      return backend.control.db.read;
    },
  };
}

describe('another season of a competition', () => {
  it('has its rules, stages and teams, and nothing of what was played', async () => {
    const world = await open();
    const { verdict, id } = await world.copy(2, { ...season, name: 'Kupa e Dimrit 2027' });
    const { db } = world;
    expect(verdict).toBe('201');
    const [before, after] = [db.competitions.get(2), db.competitions.get(id)];
    expect(after).toMatchObject({
      name: 'Kupa e Dimrit 2027',
      phase: 'draft',
      champion_id: null,
      starts_on: '2027-10-06',
      // 40 days, as before
      ends_on: '2027-11-15',
      registration_opens_at: null,
      registration_closes_at: null,
    });
    for (const column of [
      'format',
      'game_rules',
      'ranking',
      'entry_fee',
      'max_teams',
      'roster_min',
      'owner_id',
    ] as const)
      expect(after?.[column], column).toEqual(before?.[column]);
    const shape = (of: number) =>
      db.stages
        .by('competition', of)
        .toSorted((a, b) => a.order - b.order)
        .map(({ name, type, settings, inputs }) => ({ name, type, settings, links: inputs.length }));
    expect(shape(id)).toEqual(shape(2));
    expect(db.stages.by('competition', id).every(({ status }) => status === 'draft')).toBe(true);
    expect(db.games.by('competition', id)).toEqual([]);
    expect(db.competitionFollows.by('competition', id)).toEqual([]);
    const teams = db.competitionTeams.by('competition', id);
    const kept = db.competitionTeams.by('competition', 2).filter(({ status }) => status === 'active');
    expect(new Set(teams.map(({ team_id }) => team_id))).toEqual(new Set(kept.map(({ team_id }) => team_id)));
    for (const team of teams)
      expect(team).toMatchObject({ seed: null, deductions: [], fee_paid: false, application_id: null, roster: [] });
  });

  it('leaves the teams at home when they are not wanted; those that come are told', async () => {
    const world = await open();
    const { backend, copy } = world;
    const alone = await copy(1, { ...season, with_teams: false });
    expect(world.db.competitions.get(alone.id)?.name).toBe('Liga e Lagjeve 2027');
    expect(world.db.competitionTeams.by('competition', alone.id)).toEqual([]);
    const told = () => toldOf(backend, demoId('teamAdmin'), 'entry-changed').length;
    const before = told();
    await copy(1);
    expect(told()).toBe(before + 1);
  });

  it('takes neither a past day nor an empty name, and ten a day at most', async () => {
    const { copy } = await open();
    expect((await copy(1, { ...season, starts_on: '2026-11-23' })).verdict).toBe('422 starts_on');
    expect((await copy(1, { ...season, name: ' ' })).verdict).toBe('422 name');
    const verdicts = [];
    for (let count = 0; count < 11; count += 1) verdicts.push((await copy(1)).verdict);
    expect(verdicts).toEqual([...Array<string>(10).fill('201'), '429']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { GetOrganizationDashboardData } from '../../src/shared/api/generated/model';
import type { Backend } from '../backend.ts';
import { createMockBackend } from '../main.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { organizationAccountId } from '../seed/organization-accounts.ts';
import { ask, become } from '../testing.ts';

let backend: Backend;
beforeEach(() => {
  backend = createMockBackend({ now: () => Date.parse('2026-11-24T10:00:00+01:00') });
});
const get = async (path: string, user?: number, module = 'base') =>
  ask(backend, `${path}${path.includes('?') ? '&' : '?'}module=${module}`, {
    ...(user !== undefined && { token: await become(backend, user) }),
  });
const names = async (search: string) => {
  const { body } = await get(`/organizations${search}`);
  return (body.data as { organizations: { name: string }[] }).organizations.map(({ name }) => name); // checked by the contract's schema
};

describe('finding organizations', () => {
  it('lists all of them by name, to guests too', async () => {
    expect(await names('')).toEqual([
      'Lidhja Amatore e Bregdetit',
      'Liga e Lagjeve Tirana',
      'Shkolla Sportive Horizonti',
      'Shoqata Rinia Sportive',
    ]);
  });

  it.each([
    ['?keywords=sportive', ['Shkolla Sportive Horizonti', 'Shoqata Rinia Sportive']],
    ['?keywords=shkoder%20rinia', ['Shoqata Rinia Sportive']],
    ['?keywords=durres', ['Lidhja Amatore e Bregdetit']],
    ['?city_id=1', ['Liga e Lagjeve Tirana']],
    ['?city_id=1&keywords=sportive', []],
    ['?per_page=1&page=2', ['Liga e Lagjeve Tirana']],
  ])('%s finds %j', async (search, found) => expect(await names(search)).toEqual(found));
});

describe('one organization', () => {
  it('is public, with its contact and without permissions', async () => {
    const { status, body } = await get('/organization/liga-e-lagjeve-tirana');
    expect([status, body.data]).toMatchObject([
      200,
      {
        organization: {
          name: 'Liga e Lagjeve Tirana',
          public_contact: '+355 69 000 00 04',
          competitions_count: 2,
          permissions: { edit: false, manage_users: false, manage_competitions: false },
        },
      },
    ]);
  });

  it('that does not exist is a 404; one without a contact has none', async () => {
    expect((await get('/organization/nobody')).status).toBe(404);
    expect((await get('/organization/shoqata-rinia-sportive')).body.data).toMatchObject({
      organization: { public_contact: null },
    });
  });

  it('its owner may change it, in its own module only', async () => {
    const edit = async (module: string) => {
      const { body } = await get('/organization/liga-e-lagjeve-tirana', demoId('organizationManager'), module);
      return (body.data as { organization: { permissions: { edit: boolean } } }).organization.permissions.edit; // checked by the contract's schema
    };
    expect([await edit('base'), await edit('organization')]).toEqual([false, true]);
  });
});

describe('the dashboard', () => {
  /** Of the league: one result waits, one is disputed. */
  const waiting = { applications: 0, results_to_confirm: 1, disputed: 1 };

  const dashboard = async (id: number, user: number) =>
    (await get(`/mod-organization/organization/${id}/dashboard`, user, 'organization')).body
      .data as GetOrganizationDashboardData; // checked by the contract's schema
  const owner = demoId('organizationManager');

  it('has for the owner what waits in its competitions', async () => {
    expect(await dashboard(1, owner)).toMatchObject({ todo: waiting, waiting: [] });
    // the open is of the other organization that they manage
    expect(await dashboard(2, owner)).toMatchObject({
      todo: { applications: 5, results_to_confirm: 0, disputed: 0 },
      waiting: [{ competition: { id: 5, slug: 'open-i-vlores', name: 'Open i Vlorës' }, count: 5 }],
    });
  });

  it('has what its competitions play, for owners and managers alike: what is on, and of each the next matchday', async () => {
    for (const user of [owner, organizationAccountId('leagueManager')]) {
      const { live, next_fixtures: next } = await dashboard(1, user);
      expect(live.map(({ id }) => id)).toEqual([29]);
      // the cup has no game with a date
      expect(next.map(({ id, stage, status, starts_at }) => [id, stage?.round, status, starts_at])).toEqual([
        [30, 8, 'postponed', '2026-11-26T19:00:00+01:00'],
        [31, 8, 'scheduled', '2026-11-27T20:00:00+01:00'],
        [32, 8, 'scheduled', '2026-11-28T21:00:00+01:00'],
      ]);
    }
  });

  it('has the first three of the tables of what is on', async () => {
    const { tables } = await dashboard(1, owner);
    expect(tables.map(({ competition, group, rows }) => [competition.name, group?.name ?? null, rows.length])).toEqual([
      ['Liga e Lagjeve 2026', null, 3],
      ['Kupa e Dimrit 5x5', 'A', 3],
      ['Kupa e Dimrit 5x5', 'B', 3],
      ['Kupa e Dimrit 5x5', 'C', 3],
      ['Kupa e Dimrit 5x5', 'D', 3],
    ]);
    const { body } = await get('/competition/1/standings', owner);
    expect(body.data).toMatchObject({ tables: [{ rows: [...(tables[0]?.rows ?? []), {}, {}, {}, {}, {}] }] });
    await backend.control.db.transact((tx) => tx.competitions.update(1, { phase: 'cancelled' }));
    expect(await dashboard(1, owner)).toMatchObject({ live: [], next_fixtures: [] });
  });

  it('has a referee’s own games, and nothing to decide', async () => {
    const { body } = await get(
      '/mod-organization/organization/1/dashboard',
      organizationAccountId('leagueReferee'),
      'organization',
    );
    expect(body.data).toMatchObject({
      todo: null,
      waiting: [],
      tables: [],
      live: [{ id: 29, status: 'live' }],
      next_fixtures: [31, 37, 39, 41, 45].map((id) => ({ id, status: 'scheduled' })),
    });
  });
});

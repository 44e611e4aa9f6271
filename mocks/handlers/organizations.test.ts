import { beforeEach, describe, expect, it } from 'vitest';
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

  it('has for the owner what waits in its competitions', async () => {
    const { body } = await get(
      '/mod-organization/organization/1/dashboard',
      demoId('organizationManager'),
      'organization',
    );
    expect(body.data).toEqual({ todo: waiting, next_fixtures: [], live: [] });
    // the open is of the other organization that they manage
    const other = await get(
      '/mod-organization/organization/2/dashboard',
      demoId('organizationManager'),
      'organization',
    );
    expect(other.body.data).toMatchObject({ todo: { applications: 5, results_to_confirm: 0, disputed: 0 } });
  });

  it('has the games for which a manager keeps the score, besides what waits for them', async () => {
    const { body } = await get(
      '/mod-organization/organization/1/dashboard',
      organizationAccountId('leagueManager'),
      'organization',
    );
    expect(body.data).toMatchObject({
      todo: waiting,
      live: [{ id: 29, status: 'live' }],
      next_fixtures: [37, 41, 45, 49].map((id) => ({ id, status: 'scheduled' })),
    });
  });

  it('has a referee’s own games, and nothing to decide', async () => {
    const { body } = await get(
      '/mod-organization/organization/1/dashboard',
      organizationAccountId('leagueReferee'),
      'organization',
    );
    expect(body.data).toMatchObject({
      todo: null,
      live: [{ id: 29, status: 'live' }],
      next_fixtures: [31, 37, 39, 41, 45].map((id) => ({ id, status: 'scheduled' })),
    });
  });
});

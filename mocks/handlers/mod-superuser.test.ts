import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createMockBackend } from '../main.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { imageIds } from '../seed/images.ts';
import { courtIds, venueIds } from '../seed/venue-plans.ts';
import { ask, become } from '../testing.ts';

const start = Date.parse('2026-11-24T10:00:00+01:00');
let now = start;
let backend: Backend;
beforeEach(async () => {
  now = start;
  backend = createMockBackend({ now: () => now });
  await backend.control.ready();
});

interface Caller {
  readonly user: number;
  readonly module: string;
}
const superUser = { user: demoId('superUser'), module: 'superuser' };
const owner = { user: demoId('owner'), module: 'venue' };
const applicant = { user: 7, module: 'venue' };
const manager = { user: 13, module: 'venue' };

async function call({ user, module }: Caller, method: string, path: string, body?: object, language = 'en') {
  const inQuery = method === 'GET' || method === 'DELETE';
  const address = `${path}${path.includes('?') ? '&' : '?'}module=${module}`;
  return ask(backend, inQuery ? address : path, {
    method,
    body: inQuery ? undefined : { module, ...body },
    token: await become(backend, user),
    headers: { 'accept-language': language },
  });
}
const revision = (id: number) => backend.control.db.read.venueLog.by('venue', id).at(-1)?.id;
/** A decision about the venue as it is now. */
const review = (id: number, body: object) =>
  call(superUser, 'POST', `/mod-superuser/venue/${id}/review`, { revision: revision(id) ?? 0, ...body });
const change = (id: number, body: object) => call(superUser, 'POST', `/mod-superuser/venue/${id}/status`, body);
const patch = (who: Caller, id: number, body: object) => call(who, 'PATCH', `/mod-venue/venue/${id}`, body);

interface Change {
  field: string;
  court: { id: number; name: string } | null;
  before: unknown;
  after: unknown;
}
interface Log {
  entries: { action: string; actor: { name: string }; reason: string | null; changes: Change[] }[];
  since_review: { decision: string; changes: Change[] } | null;
  pagination: object;
}
async function logOf(id: number, query = '', language = 'en') {
  const { body } = await call(superUser, 'GET', `/mod-superuser/venue/${id}/log?${query}`, undefined, language);
  return body.data as Log; // checked by the contract's schema
}
const told = (user: number) => backend.control.db.read.notifications.by('user', user).at(-1);
const refusal = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  body.errors[0]?.code,
  body.errors[0]?.field,
];

describe('a review', () => {
  it('rejects with a reason, which the owner reads; mended and submitted again it is approved', async () => {
    const said = await review(venueIds.drini, { decision: 'reject', reason: ' Adresa nuk gjendet. ' });
    expect(said.body.data).toMatchObject({
      venue: { status: 'draft', review: { decision: 'rejected', note: 'Adresa nuk gjendet.' } },
    });
    expect(told(7)).toMatchObject({
      type: 'venue-rejected',
      module: 'venue',
      entity_id: venueIds.drini,
      body: { en: 'Drini Sport Center: Adresa nuk gjendet.' },
    });
    expect((await patch(applicant, venueIds.drini, { address: 'Rr. e Re 1', status: 'in-review' })).status).toBe(200);
    expect(told(demoId('superUser'))).toMatchObject({ type: 'venue-in-review', body: { en: 'Drini Sport Center' } });
    expect(await logOf(venueIds.drini)).toMatchObject({
      entries: [{ action: 'submitted' }, { action: 'updated' }, { action: 'rejected' }, {}, {}],
      since_review: { decision: 'rejected', changes: [{ field: 'address', after: 'Rr. e Re 1' }] },
    });
    expect((await review(venueIds.drini, { decision: 'approve' })).body.data).toMatchObject({
      venue: { status: 'published', review: { decision: 'approved', note: null } },
    });
    expect(told(7)).toMatchObject({ type: 'venue-approved' });
    expect(await logOf(venueIds.drini)).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ action: 'approved' })]),
      since_review: { decision: 'approved', changes: [] },
    });
  });

  it.each([{}, { reason: '' }, { reason: '   ' }])('a rejection without a reason is refused: %o', async (said) => {
    expect(refusal(await review(venueIds.drini, { decision: 'reject', ...said }))).toEqual([
      422,
      'validation',
      'reason',
    ]);
  });

  it('comes too late when the owner withdrew it or somebody else decided', async () => {
    expect((await patch(applicant, venueIds.drini, { status: 'draft' })).body.data).toMatchObject({
      venue: { status: 'draft', review: null },
    });
    expect(refusal(await review(venueIds.drini, { decision: 'approve' }))[1]).toBe('stale');
    expect(refusal(await review(venueIds.liqeni, { decision: 'approve' }))[1]).toBe('stale');
    expect((await review(999, { decision: 'approve' })).status).toBe(404);
  });

  it('comes too late when the owner edited what was read', async () => {
    const seen = await call(superUser, 'GET', '/venue/drini-sport-center');
    const { venue } = seen.body.data as { venue: { review: { revision: number } } }; // checked by the contract's schema
    const read = { decision: 'approve', revision: venue.review.revision };
    await patch(applicant, venueIds.drini, { name: 'Një emër tjetër' });
    expect(refusal(await review(venueIds.drini, read)).slice(0, 2)).toEqual([409, 'stale']);
    expect(refusal(await review(venueIds.drini, { ...read, decision: 'reject', reason: 'Jo.' }))[0]).toBe(409);
    expect((await review(venueIds.drini, { decision: 'approve' })).status).toBe(200);
  });

  it('needs the module, a super user and a verified one', async () => {
    const path = `/mod-superuser/venue/${venueIds.drini}/log`;
    const statusAs = async (user: number, module: string) => (await call({ user, module }, 'GET', path)).status;
    expect(await statusAs(demoId('superUser'), 'superuser')).toBe(200);
    expect(await statusAs(demoId('superUser'), 'base')).toBe(403);
    expect(await statusAs(demoId('player'), 'superuser')).toBe(403);
    expect(await statusAs(62, 'superuser')).toBe(403);
  });
});

describe('disabling and restoring (R33)', () => {
  it('tells the owner why; only a super user restores it', async () => {
    const said = await change(venueIds.liqeni, { status: 'disabled', reason: 'Nuk ka leje.' });
    expect(said.body.data).toMatchObject({
      venue: {
        status: 'disabled',
        disabled: { at: '2026-11-24T10:00:00+01:00', by: 'superuser', reason: 'Nuk ka leje.' },
        review: { decision: 'approved' },
      },
    });
    expect(told(owner.user)).toMatchObject({
      type: 'venue-disabled',
      body: { en: 'Fusha e Liqenit: Nuk ka leje.' },
      data: { url: `/admin/venue?switch_module=venue&switch_entity_id=${venueIds.liqeni}` },
    });
    // live to everybody who runs the venue, with the server's words only
    const live = [owner.user, manager.user].map((user) =>
      backend.control.db.read.realtimeEvents.by('user', user).at(-1),
    );
    for (const event of live)
      expect(event).toMatchObject({
        type: 'VenueStatusChanged',
        data: { venue_id: venueIds.liqeni, status: 'disabled' },
      });
    expect(refusal(await patch(owner, venueIds.liqeni, { status: 'published' }))[2]).toBe('status');
    expect(refusal(await change(venueIds.liqeni, { status: 'disabled', reason: 'x' }))[1]).toBe('stale');
    expect((await change(venueIds.liqeni, { status: 'published', reason: 'Leja u gjet.' })).body.data).toMatchObject({
      venue: { status: 'published', disabled: null },
    });
    expect(told(owner.user)).toMatchObject({ type: 'venue-restored', body: { en: 'Fusha e Liqenit: Leja u gjet.' } });
    expect((await logOf(venueIds.liqeni)).entries.slice(0, 2)).toMatchObject([
      { action: 'restored', reason: 'Leja u gjet.', actor: { name: 'Luan Dervishi' } },
      {
        action: 'disabled',
        reason: 'Nuk ka leje.',
        changes: [{ field: 'status', before: 'published', after: 'disabled' }],
      },
    ]);
  });

  it('has no reason: refused', async () => {
    expect(refusal(await change(venueIds.liqeni, { status: 'disabled' }))).toEqual([422, 'validation', 'reason']);
    expect(refusal(await change(venueIds.liqeni, { status: 'disabled', reason: ' ' }))[2]).toBe('reason');
    expect(refusal(await change(venueIds.vjosa, { status: 'published', reason: '' }))[2]).toBe('reason');
    expect(refusal(await patch(superUser, venueIds.vjosa, { status: 'published' }))[2]).toBe('status');
  });

  it('of the owner stays the owner’s, and tells nobody', async () => {
    const before = told(owner.user);
    expect((await patch(owner, venueIds.liqeni, { status: 'disabled' })).body.data).toMatchObject({
      venue: { disabled: { by: 'owner', reason: null } },
    });
    expect((await patch(owner, venueIds.liqeni, { status: 'published' })).status).toBe(200);
    expect(told(owner.user)).toEqual(before);
  });

  it('how it was disabled is shown to its users only', async () => {
    const shown = async (who: Caller) => (await call(who, 'GET', '/venue/vjosa-5x5')).body.data;
    expect(await shown(superUser)).toMatchObject({ venue: { disabled: { reason: 'Nuk përgjigjet në telefon.' } } });
    await backend.control.db.transact((db) =>
      db.venues.update(venueIds.liqeni, { disabled: { at: start, by: 'owner', reason: 'Pushim.' } }),
    );
    expect((await ask(backend, '/venue/fusha-e-liqenit?module=base')).body.data).toMatchObject({
      venue: { disabled: null, review: null },
    });
  });
});

describe('the log', () => {
  it('has every change with the values before and after, the newest first', async () => {
    const court = `/mod-venue/venue/${venueIds.liqeni}/court`;
    now += 60_000;
    await patch(manager, venueIds.liqeni, {
      city_id: 2,
      image: null,
      description: 'E re.',
      address: 'Rr. e Plepave 14',
    });
    await call(manager, 'PATCH', `${court}/${courtIds.liqeni1}`, { price: 3900, sport_id: 4, name: 'Fusha e Parë' });
    const made = await call(manager, 'POST', court, {
      name: 'Fusha 9',
      sport_id: 1,
      players_capacity: 10,
      facilities: ['showers', 'wifi'],
      price: 2000,
      default_slots: [10, 11, 12, 13, 14],
    });
    const { id } = (made.body.data as { court: { id: number } }).court; // checked by the contract's schema
    await call(manager, 'DELETE', `${court}/${id}`);
    const [deleted, added, edited, updated] = (await logOf(venueIds.liqeni, '', 'en')).entries;
    const fresh = { id, name: 'Fusha 9' };
    expect(deleted).toMatchObject({
      action: 'court-deleted',
      changes: [{ court: fresh, before: 'Fusha 9', after: null }],
    });
    expect(added).toMatchObject({ action: 'court-added', changes: [{ court: fresh, before: null, after: 'Fusha 9' }] });
    const first = { id: courtIds.liqeni1, name: 'Fusha e Parë' };
    expect(edited?.changes).toEqual([
      { field: 'name', court: first, before: 'Fusha 1', after: 'Fusha e Parë' },
      { field: 'sport', court: first, before: 'Football', after: 'Tennis' },
      { field: 'price', court: first, before: 3500, after: 3900 },
    ]);
    expect(updated).toMatchObject({
      action: 'updated',
      changes: [
        { field: 'city', before: 'Tiranë', after: 'Durrës' },
        { field: 'description', after: 'E re.' },
      ],
    });
    const inAlbanian = (await logOf(venueIds.liqeni, '', 'sq')).entries[2];
    expect(inAlbanian?.changes[1]).toMatchObject({ before: 'Futboll', after: 'Tenis' });
    expect((await logOf(venueIds.liqeni, 'per_page=2&page=2')).pagination).toMatchObject({
      current_page: 2,
      per_page: 2,
    });
  });

  it('has no entry of an edit that changed nothing', async () => {
    const before = (await logOf(venueIds.liqeni)).entries.length;
    await patch(owner, venueIds.liqeni, { name: 'Fusha e Liqenit' });
    expect((await logOf(venueIds.liqeni)).entries).toHaveLength(before);
  });

  it('shows images, and one that was removed', async () => {
    await call(owner, 'DELETE', `/mod-venue/venue/images/${imageIds.dajtiLogo}`);
    expect((await logOf(venueIds.dajti)).entries[0]).toMatchObject({
      changes: [{ field: 'image', before: { id: imageIds.dajtiLogo, width: 96 }, after: null }],
    });
  });

  it('of the seed has a venue with changes since its rejection, and one that was never reviewed', async () => {
    const second = await logOf(venueIds.butrinti);
    expect(second.since_review).toMatchObject({ decision: 'rejected' });
    expect(second.since_review?.changes).toEqual(
      expect.arrayContaining([
        { field: 'address', court: null, before: 'Rr. e Detit', after: 'Rr. e Detit 17' },
        expect.objectContaining({ field: 'price', before: 1200, after: 1500 }),
      ]),
    );
    expect((await logOf(venueIds.drini)).since_review).toBeNull();
  });

  it('keeps what somebody did whose account is deleted', async () => {
    const player = demoId('player');
    const [made] = backend.control.db.read.venueLog.by('venue', venueIds.liqeni);
    await backend.control.db.transact((db) => db.venueLog.update(made?.id ?? 0, { actor_id: player }));
    const ended = await ask(backend, '/auth/account?module=base', {
      method: 'DELETE',
      body: { password: 'demo1234', confirmation: 'DELETE' },
      token: await become(backend, player),
    });
    expect(ended.status).toBe(200);
    expect((await logOf(venueIds.liqeni)).entries.at(-1)).toMatchObject({ action: 'created', actor: null });
  });
});

describe('venues in review', () => {
  const listed = async (who: Caller, query: string) => {
    const { body } = await call(who, 'GET', `/venues?${query}`);
    return (body.data as { venues: { name: string }[] }).venues.map(({ name }) => name); // checked by the contract's schema
  };

  it('the longest-waiting first', async () => {
    expect(await listed(superUser, 'status[]=in-review&sort=submitted')).toEqual([
      'Drini Sport Center',
      'Butrinti Tenis',
    ]);
    expect(await listed(superUser, 'status[]=in-review')).toEqual(['Butrinti Tenis', 'Drini Sport Center']);
    expect(await listed(superUser, 'status[]=draft&status[]=in-review&sort=submitted')).toEqual([
      'Drini Sport Center',
      'Butrinti Tenis',
      'Fusha Drilon',
      'Osumi Sport',
    ]);
  });

  it('when they were submitted is no order for others', async () => {
    const player = { user: demoId('player'), module: 'base' };
    expect(await listed(player, 'sort=submitted')).toEqual(await listed(player, 'sort=name'));
  });
});

import { describe, expect, it } from 'vitest';
import { demoId } from '../../seed/demo-accounts.ts';
import { imageIds } from '../../seed/images.ts';
import { courtIds, venueIds } from '../../seed/venue-plans.ts';
import { ask, become } from '../../testing.ts';
import { owner, manager, superUserTests } from './testing.ts';

const { backend, call, patch, logOf, pass } = superUserTests();

describe('the log', () => {
  it('has every change with the values before and after, the newest first', async () => {
    const court = `/mod-venue/venue/${venueIds.liqeni}/court`;
    pass(60_000);
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
    const [made] = backend().control.db.read.venueLog.by('venue', venueIds.liqeni);
    await backend().control.db.transact((db) => db.venueLog.update(made?.id ?? 0, { actor_id: player }));
    const ended = await ask(backend(), '/auth/account?module=base', {
      method: 'DELETE',
      body: { password: 'demo1234', confirmation: 'DELETE' },
      token: await become(backend(), player),
    });
    expect(ended.status).toBe(200);
    expect((await logOf(venueIds.liqeni)).entries.at(-1)).toMatchObject({ action: 'created', actor: null });
  });
});

import { describe, expect, it } from 'vitest';
import { venueIds } from '../../seed/venue-plans.ts';
import { ask } from '../../testing.ts';
import { superUser, owner, manager, refusal, type Caller, start, superUserTests } from './testing.ts';

const { backend, call, change, patch, logOf, told } = superUserTests();

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
      backend().control.db.read.realtimeEvents.by('user', user).at(-1),
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
    await backend().control.db.transact((db) =>
      db.venues.update(venueIds.liqeni, { disabled: { at: start, by: 'owner', reason: 'Pushim.' } }),
    );
    expect((await ask(backend(), '/venue/fusha-e-liqenit?module=base')).body.data).toMatchObject({
      venue: { disabled: null, review: null },
    });
  });
});

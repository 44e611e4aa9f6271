import { describe, expect, it } from 'vitest';
import { demoId } from '../../seed/demo-accounts.ts';
import { venueIds } from '../../seed/venue-plans.ts';
import { superUser, applicant, refusal, type Caller, superUserTests } from './testing.ts';

const { call, review, patch, logOf, told } = superUserTests();

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

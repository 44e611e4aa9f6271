import { describe, expect, it } from 'vitest';
import { openWorld } from '../../tests/contract/mock-world.ts';
import { demoId } from './demo-accounts.ts';

describe('the demo accounts at competitions', () => {
  it('[CMP-02] the team admin can ask for a place in Open i Vlorës with a pair that plays nowhere else', async () => {
    const world = await openWorld();
    const path = { competitionId: 5 };
    const read = await world.call('getCompetition', { as: 'teamAdmin', path });
    expect(read.body.data).toMatchObject({ competition: { name: 'Open i Vlorës', permissions: { apply: true } } });
    const { status, body } = await world.call('applyToCompetition', { as: 'teamAdmin', path, body: { team_id: 17 } });
    expect([status, body.data]).toMatchObject([
      201,
      { application: { status: 'pending', team: { name: 'Bardhi / Leka' }, roster: [{}, {}] } },
    ]);
  });

  it('the organization of account 04 owns Kupa e Dimrit and Liga e Lagjeve', async () => {
    const { db } = await openWorld();
    const owned = db.competitions.by('owner', 'organization', 1).map(({ name }) => name);
    expect(owned).toEqual(['Liga e Lagjeve 2026', 'Kupa e Dimrit 5x5']);
    expect(db.organizationUsers.one('membership', 1, demoId('organizationManager'))?.role).toBe('owner');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { organizationAccountId } from '../../seed/organization-accounts.ts';
import { call, now, toldOf } from '../teams/testing.ts';

const organizer = demoId('organizationManager');
const referee = organizationAccountId('leagueReferee');
const manager = organizationAccountId('leagueManager');
const byName = (a = '', b = ''): number => (a < b ? -1 : 1);
const inOrganization = { module: 'organization' } as const;

/** The backend of the seed, and two games of the league at the same hour whose officials are not named yet. */
async function openLeague() {
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  const { db } = backend.control;
  const [game, other] = db.read.games
    .by('competition', 1)
    .filter(({ status }) => status === 'scheduled')
    .map(({ id }) => id);
  if (game === undefined || other === undefined) throw new Error('the league has no games to come');
  await db.transact(async (tables) => {
    for (const { id } of tables.gameOfficials.all()) await tables.gameOfficials.remove(id);
    for (const id of [game, other]) await tables.games.update(id, { starts_at: now + 86_400_000 });
  });
  const send = async (user: number, request: Parameters<typeof call>[2], options: Parameters<typeof call>[3] = {}) => {
    const { status, body } = await call(backend, user, request, options);
    return { verdict: `${status} ${body.errors[0]?.code ?? ''}`.trim(), message: body.message, body };
  };
  return {
    db: db.read,
    game,
    other,
    appoint: (user_id: number, role = 'referee', id = game) =>
      send(organizer, `POST /fixture/${id}/officials`, { ...inOrganization, body: { user_id, role } }),
    remove: (user_id: number) => send(organizer, `DELETE /fixture/${game}/official/${user_id}`, inOrganization),
    answer: (user: number, accept: boolean) =>
      send(user, `POST /fixture/${game}/officials/answer`, { body: { accept } }),
    /** Whom a user sees as an official of the game. */
    seen: async (user: number | null) => {
      const { body } = await call(backend, user, `GET /fixture/${game}`);
      const { officials } = (body.data as { game: { officials: { user: { id: number }; status: string }[] } }).game; // checked by the contract's schema
      return officials.map((one) => `${one.user.id} ${one.status}`);
    },
    told: (user: number) => toldOf(backend, user, 'fixture-official').map(({ data }) => data.game?.appointment),
    /** Makes somebody one of the organization's people. */
    join: (user_id: number) =>
      db.transact((tables) =>
        tables.organizationUsers.insert({ organization_id: 1, user_id, role: 'referee', since: now }),
      ),
    /** Users who have to do with neither the teams of the game nor the organization. */
    strangers: (count: number) =>
      db.read.users
        .all()
        .map(({ id }) => id)
        .filter(
          (id) =>
            !db.read.organizationUsers.one('membership', 1, id) && db.read.teamMembers.by('user', id).length === 0,
        )
        .slice(0, count),
  };
}

describe('officials of a game', () => {
  let world: Awaited<ReturnType<typeof openLeague>>;
  beforeEach(async () => {
    world = await openLeague();
  });

  it('are asked, decline, are told of, and are replaced by the next who is appointed for the role', async () => {
    expect((await world.appoint(referee)).verdict).toBe('200');
    expect([await world.seen(null), world.told(referee)]).toEqual([[`${referee} asked`], ['asked']]);
    expect((await world.answer(referee, false)).verdict).toBe('200');
    expect(world.told(organizer)).toEqual(['declined']);
    // they and who runs the competition see it, nobody else does
    expect([await world.seen(null), await world.seen(demoId('player'))]).toEqual([[], []]);
    expect([await world.seen(referee), await world.seen(organizer)]).toEqual([
      [`${referee} declined`],
      [`${referee} declined`],
    ]);
    expect((await world.appoint(manager)).verdict).toBe('200');
    expect(await world.seen(organizer)).toEqual([`${manager} asked`]);
  });

  it('answer as often as they like, and each change is told once', async () => {
    await world.appoint(referee);
    for (const accept of [true, true, false, true]) await world.answer(referee, accept);
    expect(world.told(organizer).toSorted(byName)).toEqual(['accepted', 'accepted', 'declined']);
  });

  it('are told when they are taken off, unless they had declined', async () => {
    await world.appoint(referee);
    expect((await world.remove(referee)).verdict).toBe('200');
    expect(world.told(referee).toSorted(byName)).toEqual(['asked', 'removed']);
    await world.appoint(manager);
    await world.answer(manager, false);
    await world.remove(manager);
    expect(world.told(manager)).toEqual(['asked']);
    expect((await world.remove(manager)).verdict).toBe('404 not_found');
  });

  it('are not appointed twice, nor for two games at one time, nor for a game of their own team', async () => {
    await world.appoint(referee);
    expect((await world.appoint(referee, 'tracker')).verdict).toBe('409 already_appointed');
    const busy = await world.appoint(referee, 'referee', world.other);
    expect([busy.verdict, busy.message]).toEqual([
      '409 official_busy',
      expect.stringMatching(/^They officiate .+ – .+ at that time\.$/),
    ]);
    await world.answer(referee, false);
    expect((await world.appoint(referee, 'referee', world.other)).verdict).toBe('200');
    const { home_team_id } = world.db.games.get(world.game) ?? {};
    const player = world.db.teamMembers.by('team', home_team_id ?? 0).find(({ status }) => status === 'active');
    await world.join(player?.user_id ?? 0);
    expect((await world.appoint(player?.user_id ?? 0)).verdict).toBe('409 official_plays');
  });

  it('are people of the organization, six at most', async () => {
    expect((await world.appoint(demoId('player'))).verdict).toBe('422 validation');
    const seven = world.strangers(7);
    for (const user of seven) await world.join(user);
    const verdicts = [];
    for (const user of seven) verdicts.push((await world.appoint(user)).verdict);
    expect(verdicts).toEqual(['200', '200', '200', '200', '200', '200', '409 officials_full']);
  });
});

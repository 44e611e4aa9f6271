import { expect, it } from 'vitest';
import { demoId, type DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import { openWorld, type World } from './mock-world.ts';
import { gameOf } from './permission-game-rows.ts';
import { problems } from './target-problems.ts';

// Notifications about games lead to existing pages, in a profile of the reader that may open them (R23, decision 042).
const write = (w: World, to: Parameters<World['backend']['control']['db']['transact']>[0]) =>
  w.backend.control.db.transact(to);
const dispute = { reason: 'Ishte 2:2.' };
const path = (w: World) => gameOf(w, eventIds.played);
const waiting = 25;

const acts: readonly (readonly [string, DemoKey, string, (w: World) => Promise<unknown>])[] = [
  [
    'a result to confirm',
    'everyone',
    '/event/11/game',
    async (w) => {
      const [one] = w.db.participants
        .by('event', eventIds.played)
        .filter(({ side }) => side === 'home')
        .slice(-1);
      await write(w, (db) => db.participants.update(one?.id ?? 0, { user_id: demoId('everyone') }));
      const sets = Array.from({ length: 3 }, () => ({ home: 20, away: 25 }));
      await w.call('enterResult', { as: 'player', path: path(w), body: { sets } });
    },
  ],
  [
    'a disputed result of an event',
    'owner',
    '/event/11/game',
    async (w) => {
      await write(w, (db) => db.events.update(eventIds.played, { host_id: demoId('owner') }));
      await w.call('disputeResult', { as: 'player', path: path(w), body: dispute });
    },
  ],
  [
    'a disputed result of an organization’s event',
    'organizationManager',
    '/event/11/game',
    async (w) => {
      await write(w, (db) => db.events.update(eventIds.played, { owner_type: 'organization', owner_id: 1 }));
      await w.call('disputeResult', { as: 'player', path: path(w), body: dispute });
    },
  ],
  [
    'a disputed result of two teams',
    'player',
    `/fixtures/${waiting}`,
    async (w) => {
      const result = w.db.games.get(waiting)?.result;
      await write(w, (db) =>
        db.games.update(waiting, { result: result ? { ...result, entered_by: demoId('player') } : null }),
      );
      await w.call('disputeResult', { as: 'teamCaptain', path: { gameId: waiting }, body: dispute });
    },
  ],
  [
    'the end of a followed game',
    'superUser',
    '/event/19/game',
    async (w) => {
      const live = gameOf(w, eventIds.ongoing);
      await w.call('followGame', { as: 'superUser', path: live, body: {} });
      await write(w, (db) => db.events.update(eventIds.ongoing, { host_id: demoId('owner') }));
      await w.call('enterResult', { as: 'owner', path: live, body: { home: 2, away: 1 } });
    },
  ],
];

it.each(acts)('%s links %s to %s', async (_, reader, page, act) => {
  const world = await openWorld();
  const before = new Set(world.db.notifications.all().map(({ id }) => id));
  await act(world);
  const fresh = world.db.notifications.filter(({ id }) => !before.has(id));
  const theirs = fresh.filter(({ user_id }) => user_id === demoId(reader));
  expect(theirs.map(({ data }) => data.url.split('?')[0])).toEqual([page]);
  expect(problems(world, fresh)).toEqual([]);
});

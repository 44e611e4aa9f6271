import type { Backend } from '../mocks/backend.ts';
import { tellOfTurn } from '../mocks/rules/bookings/watch-notices.ts';
import { demoId } from '../mocks/seed/demo-accounts.ts';
import { LONG_AGO } from './long-ago.ts';

export const DAY = '2026-11-26';
export const route = `/venue/fusha-e-liqenit?date=${DAY}&part=evening`;
export const [VENUE, PLAYER, OTHER] = [1, demoId('player'), demoId('everyone')];
/** Free in the seed: 20:00 on Fusha 1, 2 and 3. */
export const SLOT = 15;
export const hour = { venue_id: VENUE, date: DAY, time_slot_id: SLOT };
export const until = Date.parse('2026-11-24T10:10:00+01:00');

/** A watch of the player; for one court, or for any of football. */
export const watch = (
  { control }: Backend,
  { court_id = 2, user_id = PLAYER }: { court_id?: number | null; user_id?: number },
) =>
  control.db.transact((db) => db.slotWatches.insert({ ...hour, court_id, sport_id: 1, user_id, created_at: LONG_AGO }));
/** Somebody has the hour, as a closed time of the venue. */
export const taken = ({ control }: Backend, court_ids: number[]) =>
  control.db.transact((db) => {
    const at = { date_from: DAY, date_to: DAY, time_slot_ids: [SLOT], reason: 'Turne', created_by: 2 };
    return db.blocks.insert({ ...at, venue_id: VENUE, court_ids });
  });
export const waiting = async (backend: Backend) => {
  await taken(backend, [2]);
  await watch(backend, {});
};
export const turn = async (backend: Backend) => {
  const { id: watch_id, user_id } = await watch(backend, {});
  await backend.control.db.transact((db) =>
    db.openings.insert({ ...hour, court_id: 2, queue: [{ watch_id, user_id }], until, served: [] }),
  );
};
export const everyone = async (backend: Backend) => {
  const { id } = await watch(backend, {});
  await backend.control.db.transact((db) =>
    db.openings.insert({ ...hour, court_id: 2, queue: [], until: 0, served: [id] }),
  );
};

/** The head start, and its notification. */
export const told = async (backend: Backend) => {
  await turn(backend);
  await backend.control.db.transact(async (db) => {
    const opening = db.openings.all().find(({ queue }) => queue[0]?.user_id === PLAYER);
    const [court, first] = [db.courts.get(2), opening?.queue[0]];
    if (!court || !first) throw new RangeError('no head start');
    await tellOfTurn(
      db,
      { court, date: DAY, time_slot_id: SLOT, turn: { ...first, until } },
      until - 600_000,
      () => {},
    );
  });
};

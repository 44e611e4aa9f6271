import { expect, it } from 'vitest';
import { changes, dumpOf, openWorld, recordChanges } from './mock-world.ts';

it('what a call changes is named: written, added and removed records, used ids, the realtime tree', async () => {
  const world = await openWorld();
  const before = dumpOf(world.backend);
  const { last_id } = before.db.tables['cities']!; // the seed has some
  expect(changes(before, dumpOf(world.backend))).toEqual([]);

  await world.backend.control.db.transact(async (tx) => {
    await tx.users.update(3, { name: 'Tjetër' });
    await tx.sports.remove(4);
    await tx.cities.insert({ ...tx.cities.get(1)!, id: last_id + 1 });
  });
  const after = dumpOf(world.backend);
  expect(recordChanges(before.db, after.db).toSorted((a, b) => a.localeCompare(b))).toEqual([
    `cities ${last_id + 1}`,
    'cities last_id',
    'sports 4',
    'users 3',
  ]);

  expect(changes(after, { ...after, realtime: { presence: { 3: true } } })).toEqual(['realtime']);
});

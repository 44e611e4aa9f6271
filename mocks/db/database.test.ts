import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InjectedFailure, createDatabase } from './database.ts';
import { createTable } from './table.ts';
import { UniqueViolation } from './table-state.ts';

const schema = z.strictObject({ id: z.int(), name: z.string(), group: z.string(), rank: z.int().nullable() });
const tables = {
  things: createTable('things', schema, {
    unique: { name: ['name'] },
    indexes: { place: ['group', 'rank'], group: ['group'] },
  }),
  notes: createTable('notes', z.strictObject({ id: z.int(), tags: z.array(z.string()) })),
};
const thing = (name: string, rank: number | null = null, group = 'a') => ({ name, rank, group });
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

async function filled(names: string[]) {
  const db = createDatabase(tables);
  await db.transact(async (tx) => {
    for (const [rank, name] of names.entries()) await tx.things.insert(thing(name, rank));
  });
  return db;
}

describe('table', () => {
  it('sorts before it pages, and never shows a record on two pages', async () => {
    const db = await filled(Array.from({ length: 10 }, (_, n) => `t${n}`));
    const page = (n: number) => db.read.things.list({ sort: '-rank', page: n, perPage: 4 });
    expect(page(1).items.map(({ rank }) => rank)).toEqual([9, 8, 7, 6]);
    expect(page(3).items.map(({ rank }) => rank)).toEqual([1, 0]);
    expect(page(3).pagination).toEqual({ current_page: 3, last_page: 3, per_page: 4, total: 10 });
    const tied = [1, 2, 3].flatMap((n) =>
      db.read.things.list({ sort: 'group', page: n, perPage: 4 }).items.map(({ id }) => id),
    );
    expect(new Set(tied).size).toBe(10);
  });

  it('filters before it counts the pages; an empty list has one page', async () => {
    const db = await filled(['a', 'b', 'c']);
    expect(db.read.things.list({ where: { name: 'b' } }).pagination.total).toBe(1);
    expect(db.read.things.list({ where: ({ rank }) => rank === 99 }).pagination).toMatchObject({
      last_page: 1,
      total: 0,
    });
  });

  it('refuses a second record with the same id or the same unique values', async () => {
    const db = await filled(['a', 'b']);
    await expect(db.transact((tx) => tx.things.insert(thing('a')))).rejects.toThrow(UniqueViolation);
    await expect(db.transact((tx) => tx.things.insert({ ...thing('z'), id: 1 }))).rejects.toThrow('record 1');
    await expect(db.transact((tx) => tx.things.update(1, { name: 'b' }))).rejects.toThrow(UniqueViolation);
    await expect(db.transact((tx) => tx.things.update(1, { name: 'a' }))).resolves.toMatchObject({ id: 1 });
  });

  it('keeps its indexes through insert, update and remove', async () => {
    const db = await filled(['a', 'b', 'c']);
    expect(db.read.things.by('place', 'a', 1).map(({ name }) => name)).toEqual(['b']);
    await db.transact(async (tx) => {
      await tx.things.update(2, { rank: 0 });
      await tx.things.remove(3);
    });
    expect(db.read.things.by('place', 'a', 0).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(db.read.things.by('place', 'a', 1)).toEqual([]);
    expect(db.read.things.one('name', 'c')).toBeUndefined();
  });

  it('never reuses an id, not after removal and not after a restart', async () => {
    const db = await filled(['a', 'b']);
    await db.transact((tx) => tx.things.remove(2));
    const again = createDatabase(tables);
    await again.load(structuredClone(db.dump()));
    expect(await again.transact((tx) => tx.things.insert(thing('c')))).toMatchObject({ id: 3 });
  });

  it('returns frozen records and copies what it is given', async () => {
    const db = createDatabase(tables);
    const tags = ['x'];
    await db.transact((tx) => tx.notes.insert({ tags }));
    tags.push('y');
    const note = db.read.notes.get(1);
    expect(note?.tags).toEqual(['x']);
    expect(() => note?.tags.push('z')).toThrow(TypeError);
  });
});

describe('transaction', () => {
  it('reads its own staged writes; others see them after the commit', async () => {
    const db = createDatabase(tables);
    await db.transact(async (tx) => {
      await tx.things.insert(thing('a'));
      expect(tx.things.one('name', 'a')).toBeDefined();
      await wait();
      expect(db.read.things.count()).toBe(0);
    });
    expect(db.read.things.count()).toBe(1);
  });

  it('writes nothing when the operation throws', async () => {
    const db = await filled(['a']);
    const before = structuredClone(db.dump());
    const failing = db.transact(async (tx) => {
      await tx.things.remove(1);
      await tx.things.insert(thing('b'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(db.dump()).toEqual(before);
  });

  it.each([1, 2, 3, 4, 5])('undoes all earlier writes when write %i fails', async (k) => {
    const db = await filled(['a', 'b', 'c']);
    const before = structuredClone(db.dump());
    const change = () =>
      db.transact(async (tx) => {
        await tx.things.insert(thing('d'));
        await tx.things.update(1, { name: 'A' });
        await tx.things.remove(2);
        await tx.notes.insert({ tags: ['new'] });
        await tx.things.update(1, { rank: 7 });
      });
    db.failAtWrite(k);
    await expect(change()).rejects.toThrow(InjectedFailure);
    expect(db.dump()).toEqual(before);
    // The store is unchanged: the same operation now succeeds.
    await change();
    expect(db.read.things.get(1)).toMatchObject({ name: 'A', rank: 7 });
    expect(db.read.things.all().map(({ name }) => name)).toEqual(['A', 'c', 'd']);
  });

  it('undoes all writes when one does not fit its schema', async () => {
    const db = createDatabase({ small: createTable('small', z.strictObject({ id: z.int(), n: z.int().max(9) })) });
    const failing = db.transact(async (tx) => {
      await tx.small.insert({ n: 1 });
      await tx.small.insert({ n: 10 });
    });
    await expect(failing).rejects.toThrow('does not match the schema');
    expect(db.read.small.count()).toBe(0);
  });

  it('never shows a reader a partial commit', async () => {
    const db = createDatabase(tables);
    const seen = new Set<number>();
    const reading = { on: true };
    const reader = (async () => {
      while (reading.on) {
        seen.add(db.read.things.count());
        await Promise.resolve();
      }
    })();
    await db.transact(async (tx) => {
      for (let n = 0; n < 20; n += 1) await tx.things.insert(thing(`t${n}`));
    });
    reading.on = false;
    await reader;
    expect([...seen].every((count) => count === 0 || count === 20)).toBe(true);
  });

  it('a snapshot does not change', async () => {
    const db = await filled(['a']);
    const snapshot = db.read;
    await db.transact((tx) => tx.things.insert(thing('b')));
    expect([snapshot.things.count(), db.read.things.count()]).toEqual([1, 2]);
  });

  it('a forgotten await throws', async () => {
    const db = createDatabase(tables);
    let late: Promise<unknown> = Promise.resolve();
    await db.transact((tx) => {
      late = wait().then(() => tx.things.insert(thing('late')));
    });
    await expect(late).rejects.toThrow('await every write');
  });

  const takeTheOnlyPlace = (db: ReturnType<typeof createDatabase<typeof tables>>, name: string) =>
    db.transact(async (tx) => {
      if (tx.things.by('place', 'a', 1).length > 0) return 'taken';
      await tx.things.insert(thing(name, 1));
      return 'mine';
    });

  it('gives the last place to one of two; without the unit of work both get it, and a failure leaves partial writes', async () => {
    const db = createDatabase(tables);
    expect(await Promise.all([takeTheOnlyPlace(db, 'x'), takeTheOnlyPlace(db, 'y')])).toEqual(['mine', 'taken']);

    const loose = createDatabase(tables, { unitOfWork: false });
    expect(await Promise.all([takeTheOnlyPlace(loose, 'x'), takeTheOnlyPlace(loose, 'y')])).toEqual(['mine', 'mine']);
    expect(loose.read.things.by('place', 'a', 1)).toHaveLength(2);
    loose.failAtWrite(2);
    const half = loose.transact(async (tx) => {
      await tx.notes.insert({ tags: [] });
      await tx.notes.insert({ tags: [] });
    });
    await expect(half).rejects.toThrow(InjectedFailure);
    expect(loose.read.notes.count()).toBe(1);
  });

  it('an invalid dump is refused and changes nothing', async () => {
    const db = await filled(['a']);
    const bad = { tables: { things: { last_id: 1, records: [{ id: 1, name: 5 }] } } };
    await expect(db.load(bad)).rejects.toThrow('does not match the schema');
    expect(db.read.things.get(1)?.name).toBe('a');
  });
});

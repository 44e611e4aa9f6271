/** Times of the mock's database over 10,000 records: node tests/bench/mock-db.bench.ts */
import { z } from 'zod';
import { createDatabase } from '../../mocks/db/database.ts';
import { createTable } from '../../mocks/db/table.ts';

const COUNT = 10_000;
const schema = z.strictObject({ id: z.int(), slug: z.string(), city_id: z.int(), rank: z.int() });
const db = createDatabase({
  things: createTable('things', schema, { unique: { slug: ['slug'] }, indexes: { city: ['city_id'] } }),
});

/** Median of several runs, in milliseconds. */
async function time(name: string, runs: number, act: (run: number) => unknown): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await act(run);
    times.push(performance.now() - began);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  console.log(`${name.padEnd(34)} ${median.toFixed(3)} ms`);
}

await time(`insert ${COUNT} in one transaction`, 1, () =>
  db.transact(async (tx) => {
    for (let n = 0; n < COUNT; n += 1)
      await tx.things.insert({ slug: `s${n}`, city_id: n % 20, rank: (n * 7919) % COUNT });
  }),
);
await time('filter, sort, page', 21, () =>
  db.read.things.list({ where: ({ rank }) => rank > 100, sort: '-rank', page: 3, perPage: 20 }),
);
await time('get by id', 21, () => db.read.things.get(COUNT));
await time('one by unique index', 21, () => db.read.things.one('slug', 's9999'));
await time('by index, list of 500', 21, () => db.read.things.by('city', 7));
await time('update one', 11, (run) => db.transact((tx) => tx.things.update(COUNT, { rank: run })));
await time('insert one', 11, (run) =>
  db.transact((tx) => tx.things.insert({ slug: `n${run}`, city_id: 1, rank: run })),
);
await time('remove one', 11, (run) => db.transact((tx) => tx.things.remove(run + 1)));

import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './outbox.ts';
import { createOutboxStorage } from './outbox.storage.ts';
import { goal } from './testing.ts';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const DAY = 86_400_000;
const entry = (id: string, owner: number, writtenAt = NOW): OutboxEntry => ({
  ...goal(id),
  owner,
  writtenAt,
  problem: null,
});
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);

// a device that is new
beforeEach(() => {
  for (const [name, one] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, one);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps entries over a reload, in the order in which they were written, whole', async () => {
  await createOutboxStorage().put([entry('z', 4, NOW - 2), entry('a', 4, NOW - 1)]);
  const found = await createOutboxStorage().read(4, NOW);
  expect(found).toEqual([entry('z', 4, NOW - 2), entry('a', 4, NOW - 1)]);
});
it('replaces an entry, and takes it out', async () => {
  const storage = createOutboxStorage();
  await storage.put([entry('a', 4), entry('b', 4)]);
  await storage.put([{ ...entry('a', 4), problem: 'No.' }]);
  await storage.remove(['b']);
  expect(await storage.read(4, NOW)).toEqual([{ ...entry('a', 4), problem: 'No.' }]);
});
it('gives nobody the entries of somebody else, and leaves them there', async () => {
  const storage = createOutboxStorage();
  await storage.put([entry('a', 4), entry('b', 5)]);
  expect(ids(await storage.read(5, NOW))).toEqual(['b']);
  expect(ids(await storage.read(4, NOW))).toEqual(['a']);
});
it('forgets after seven days, whoever looks', async () => {
  const storage = createOutboxStorage();
  await storage.put([entry('old', 4, NOW - 7 * DAY), entry('young', 4, NOW - 7 * DAY + 1)]);
  expect(ids(await storage.read(5, NOW))).toEqual([]);
  expect(ids(await storage.read(4, NOW - 7 * DAY))).toEqual(['young']);
});
it('rejects where the browser refuses storage, and tries again with the next entry', async () => {
  const works = indexedDB;
  const open = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open });
  const storage = createOutboxStorage();
  await expect(storage.put([entry('a', 4)])).rejects.toThrow('no');
  vi.stubGlobal('indexedDB', works);
  await storage.put([entry('a', 4)]);
  expect(ids(await storage.read(4, NOW))).toEqual(['a']);
});

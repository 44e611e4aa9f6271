import { expect, it } from 'vitest';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { carriedOver } from './carried-over.ts';

/** A device on which the build before has kept these drafts. */
function deviceWith(drafts: object) {
  const kept = new Map<string, string>();
  const area = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const storage = createStorage({ local: area, session: area });
  storage.writeJson(storageKeys.drafts, drafts);
  return storage;
}
const post = { key: 'a', text: 'Kush vjen?', kind: 'text', imageIds: [7, 'x'], writtenAt: 1_000 };
const savedAt = Date.now() - 1_000;

it('takes the unsent posts of this user from the drafts, once, and nothing else', () => {
  const storage = deviceWith({
    '4/unsent-posts/1': { values: { posts: [post, null, { text: 'no key' }] }, savedAt },
    '5/unsent-posts/1': { values: { posts: [{ ...post, key: 'theirs' }] }, savedAt },
    '4/post/1': { values: { text: 'Half a word' }, savedAt },
  });
  expect(carriedOver(storage, 4)).toEqual([
    {
      type: 'written',
      id: 'a',
      queue: 'posts-1',
      work: { kind: 'post', communityId: 1, text: 'Kush vjen?', images: [7] },
      owner: 4,
      at: 1_000,
    },
  ]);
  expect(carriedOver(storage, 4)).toEqual([]);
  const left = storage.readJson(storageKeys.drafts, (value) => Object.keys(Object(value) as object)); // of this test
  expect(left).toEqual(['5/unsent-posts/1', '4/post/1']);
});

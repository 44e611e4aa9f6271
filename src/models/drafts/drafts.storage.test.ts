import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { createStorage } from '../../shared/platform/storage.ts';
import { readDrafts, saveDrafts, saveDraftsOf } from './drafts.storage.ts';

function setUp(broken: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    ...broken,
  };
  return { kept, storage: createStorage({ local: () => area, session: () => area }) };
}
const { name } = storageKeys.drafts;
const good = { values: { a: 1 }, savedAt: 5 };

describe('drafts in the storage', () => {
  it('are read as they were saved, and leave nothing behind', () => {
    const { kept, storage } = setUp();
    saveDrafts(storage, [{ type: 'put', id: 'a', values: { a: 1 } }], 5);
    expect(readDrafts(storage)).toEqual({ a: good });
    saveDrafts(storage, [{ type: 'drop', id: 'a' }], 6);
    expect([...kept]).toEqual([]);
  });
  it('of another tab stay', () => {
    const { storage } = setUp();
    const other = setUp().storage;
    saveDrafts(storage, [{ type: 'put', id: 'a', values: { a: 1 } }], 5);
    other.writeJson(storageKeys.drafts, { b: good });
    saveDrafts(other, [{ type: 'put', id: 'c', values: { a: 1 } }], 5);
    expect(Object.keys(readDrafts(other))).toEqual(['b', 'c']);
  });
  it.each([
    ['the user’s own token', 't1', 't1', ['1/profile/', 'guest/a/']],
    ['no token any more', 't1', null, ['guest/a/']],
    ['the token of somebody else', 't1', 't2', ['guest/a/']],
    ['the token of a user who was just refused here', null, 't1', ['1/profile/', 'guest/a/']],
    ['no token, and nobody here', null, null, ['1/profile/', 'guest/a/']],
  ])('with %s in storage, a user’s text is written only for who is still here', (_, token, stored, written) => {
    const { storage } = setUp();
    if (stored !== null) storage.write(storageKeys.accessToken, stored);
    const changes = [
      { type: 'put', id: '1/profile/', values: { name: 'A' } },
      { type: 'put', id: 'guest/a/', values: {} },
    ] as const;
    saveDraftsOf(storage, token, changes, 5);
    expect(Object.keys(readDrafts(storage))).toEqual(written);
  });
  it.each([
    '',
    'null',
    '[]',
    '5',
    '"x"',
    '{"a":',
    '{"a":{}}',
    '{"a":{"values":[],"savedAt":5}}',
    '{"a":{"values":{},"savedAt":"5"}}',
    '{"a":null}',
  ])('%j is none', (text) => {
    const { kept, storage } = setUp();
    kept.set(name, text);
    expect(readDrafts(storage)).toEqual({});
    saveDrafts(storage, [{ type: 'put', id: 'a', values: { a: 1 } }], 5);
    expect(readDrafts(storage)).toEqual({ a: good });
  });
  it('a broken one takes no other along', () => {
    const { kept, storage } = setUp();
    kept.set(name, JSON.stringify({ a: good, b: { values: 'x', savedAt: 5 }, c: 5 }));
    expect(readDrafts(storage)).toEqual({ a: good });
  });
  it('last as long as the page where the browser refuses them', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { kept, storage } = setUp({ setItem: refuse, removeItem: refuse });
    saveDrafts(storage, [{ type: 'put', id: 'a', values: { a: 1 } }], 5);
    expect([readDrafts(storage), kept.size]).toEqual([{ a: good }, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { storageKeys, type StorageKey } from './storage-keys.ts';
import { createStorage, type SafeStorage, type StorageAreas } from './storage.ts';

type Area = ReturnType<StorageAreas['local']>;

const area = (held = new Map<string, string>()): Area & { held: Map<string, string> } => ({
  held,
  getItem: (name) => held.get(name) ?? null,
  setItem: (name, value) => void held.set(name, value),
  removeItem: (name) => void held.delete(name),
});
const shared = new Map<string, string>();
const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};
const over = (make: () => Area): SafeStorage => createStorage({ local: make, session: make });
const keys = Object.entries(storageKeys) as [string, StorageKey][]; // Object.entries forgets what the values are

describe('keys', () => {
  it('[SEC-01] [SEC-02] [SEC-03] [ENT-204] [ENT-205] live where the specification says', () => {
    expect(Object.fromEntries(keys.map(([name, key]) => [name, key.area]))).toEqual({
      accessToken: 'local',
      user: 'session',
      phoneToVerify: 'session',
      forgotPassword: 'session',
      deviceId: 'local',
      drafts: 'local',
      hideInstall: 'local',
      push: 'local',
      pushAsked: 'session',
      lastProfile: 'local',
      ownSearch: 'local',
      activeProfile: 'session',
      theme: 'local',
      chunkReload: 'session',
      updatedFor: 'session',
    });
  });

  it('have names of their own', () => expect(new Set(keys.map(([, key]) => key.name)).size).toBe(keys.length));
});

describe.each(keys)('%s', (_, key) => {
  it('is kept in its area only', () => {
    const [local, session] = [area(), area()];
    createStorage({ local: () => local, session: () => session }).write(key, 'x');
    expect({ local: local.held.get(key.name), session: session.held.get(key.name) }).toEqual({
      local: undefined,
      session: undefined,
      [key.area]: 'x',
    });
  });

  it.each<[string, () => Area, boolean]>([
    ['works', () => area(shared), true],
    ['works in memory when the getter throws', refuse, false],
    ['works in memory when every call throws', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }), false],
    ['works in memory when writing is refused silently', () => ({ ...area(), setItem: () => {} }), false],
  ])('%s', (_, make, isKept) => {
    shared.clear();
    const storage = over(make);
    expect(storage.read(key)).toBeNull();
    storage.write(key, 'one');
    storage.write(key, 'two');
    expect([storage.read(key), storage.isKept(key)]).toEqual(['two', isKept]);
    storage.remove(key);
    expect([storage.read(key), storage.isKept(key)]).toEqual([null, false]);
  });

  it('a full storage does not bring an old value back', () => {
    const held = area(new Map([[key.name, 'old']]));
    const storage = over(() => ({ ...held, setItem: refuse }));
    storage.write(key, 'new');
    expect([storage.read(key), storage.isKept(key)]).toEqual(['new', false]);
    storage.remove(key);
    expect(storage.read(key)).toBeNull();
  });

  it('what cannot be removed reads as removed', () => {
    const storage = over(() => ({ ...area(new Map([[key.name, 'old']])), removeItem: refuse }));
    storage.remove(key);
    expect([storage.read(key), storage.isKept(key)]).toEqual([null, false]);
  });

  it('cleared in mid-session it is gone, and can be written again', () => {
    const held = area();
    const storage = over(() => held);
    storage.write(key, 'x');
    held.held.clear();
    expect(storage.read(key)).toBeNull();
    storage.write(key, 'y');
    expect(storage.read(key)).toBe('y');
  });
});

describe('JSON', () => {
  const key = storageKeys.user;
  const toName = (value: unknown): string | null =>
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
      ? value.name
      : null;

  it('comes back', () => {
    const held = area();
    const storage = over(() => held);
    expect(storage.readJson(key, toName)).toBeNull();
    storage.writeJson(key, { name: 'Era' });
    expect(storage.readJson(key, toName)).toBe('Era');
  });

  it.each(['', '{', 'undefined', 'null', '[]', '{"nome":"Era"}', '{"name":1}'])(
    '%j is removed and reads as nothing',
    (text) => {
      const held = area(new Map([[key.name, text]]));
      expect(over(() => held).readJson(key, toName)).toBeNull();
      expect(held.held.has(key.name)).toBe(false);
    },
  );

  it('a parser that throws is no accident', () => {
    const held = area(new Map([[key.name, '{}']]));
    expect(over(() => held).readJson(key, refuse)).toBeNull();
  });
});

it('outside a browser nothing throws', () => {
  const storage = createStorage();
  storage.write(storageKeys.theme, 'dark');
  expect([storage.read(storageKeys.theme), storage.isKept(storageKeys.theme)]).toEqual(['dark', false]);
});

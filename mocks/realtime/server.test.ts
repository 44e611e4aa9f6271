import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from './hash.ts';
import type { Json } from './json.ts';
import { nodeAt, toNode } from './node.ts';
import type { RealtimeServer } from './server.ts';
import { type TestClient, connectClient, createTestServer } from './testing.ts';

const ok = { s: 'ok', d: {} };
const denied = { s: 'permission_denied', d: 'Permission denied' };
let now: number;
let server: RealtimeServer;
let one: TestClient;
let other: TestClient;
beforeEach(() => {
  now = 1000;
  server = createTestServer({ now: () => now });
  [one, other] = [connectClient(server), connectClient(server)];
  one.heard.length = 0;
  other.heard.length = 0;
});
const data = (a: string, b: object) => ({ t: 'd', d: { a, b } });

describe('a connection', () => {
  it('gets a hello with time, version and the requested host', () => {
    const { socket, heard } = connectClient(server);
    expect(heard).toEqual([{ t: 'c', d: { t: 'h', d: { ts: 1000, v: '5', h: 'mock.test', s: socket.id } } }]);
  });

  it('gets a reply to a ping, and none to a keep-alive', () => {
    one.socket.receive('0');
    one.socket.receive('{"t":"c","d":{"t":"p","d":{}}}');
    expect(one.heard).toEqual([{ t: 'c', d: { t: 'o', d: {} } }]);
  });

  it('gets an error for an unknown action, and is closed after an invalid message', () => {
    expect(one.ask('zz', {})).toEqual([{ s: 'error', d: 'unknown action zz' }]);
    one.socket.receive('{"t":"x"}');
    expect(one.isCut).toBe(true);
  });

  it('is replaced by the next one of its client, and not by a guessed session id', () => {
    for (const guess of ['1', '2', '1-1000', '2-1000', '3-1000']) connectClient(server, guess);
    expect([one.ask('s', {}), other.ask('s', {})]).toEqual([[ok], [ok]]);
    expect(one.socket.id).not.toBe(other.socket.id);
    expect(one.socket.id).toMatch(/^[0-9a-f]{32}$/);
    connectClient(server, one.socket.id);
    expect(one.ask('s', {})).toEqual([]);
  });

  it('is closed when it announces too many frames or sends one that is too long', () => {
    one.socket.receive('1025');
    expect(one.isCut).toBe(true);
    other.socket.receive('2');
    other.socket.receive('x'.repeat(16_385));
    expect(other.isCut).toBe(true);
    expect(server.online).toEqual([]);
  });

  it.each(['s', 'appcheck', 'unappeck'])('%s is acknowledged', (action) => {
    expect(one.ask(action, {})).toEqual([ok]);
  });
});

describe('listening', () => {
  it('sends the data before the reply, and not to a client that has them', () => {
    server.write('a', { b: 1 });
    expect(one.ask('q', { p: '/a', h: '' })).toEqual([{ a: 'd', b: { p: 'a', d: { b: 1 } } }, ok]);
    expect(other.ask('q', { p: '/a', h: hashOf(toNode({ b: 1 })) })).toEqual([ok]);
  });

  it('sends the data to the writer, too, before the reply', () => {
    one.ask('q', { p: '/a', h: '' });
    expect(one.ask('p', { p: '/a/b', d: 2 })).toEqual([{ a: 'd', b: { p: 'a/b', d: 2 } }, ok]);
  });

  it('ends on request', () => {
    one.ask('q', { p: '/a', h: '' });
    expect(one.ask('n', { p: '/a' })).toEqual([ok]);
    server.write('a', 1);
    expect(one.heard).not.toContainEqual(data('d', { p: 'a', d: 1 }));
  });

  it('a get is answered in the reply', () => {
    server.write('a', { x: 1, y: 2 });
    expect(one.ask('g', { p: '/a', q: {} })).toEqual([{ s: 'ok', d: { x: 1, y: 2 } }]);
    expect(one.ask('g', { p: '/a', q: { i: '.value', l: 1, vf: 'r' } })).toEqual([{ s: 'ok', d: { y: 2 } }]);
  });
});

describe('writing', () => {
  it('several paths are one message for a listener above them', () => {
    one.ask('q', { p: '/', h: '' });
    expect(one.ask('m', { p: '/', d: { 'a/b': 1, c: 2 } })).toEqual([
      { a: 'm', b: { p: '', d: { 'a/b': 1, c: 2 } } },
      ok,
    ]);
  });

  it('a transaction on stale data must be retried', () => {
    server.write('n', 1);
    const seen = hashOf(toNode(1));
    expect(one.ask('p', { p: '/n', d: 2, h: seen })).toEqual([ok]);
    expect(other.ask('p', { p: '/n', d: 2, h: seen })).toMatchObject([{ s: 'datastale' }]);
    expect(server.read('n')).toBe(2);
  });
});

describe('limits of the real database', () => {
  const beyond = [{ s: 'invalid_path', d: 'At most 32 levels, and keys of at most 768 bytes' }];
  const path = (levels: number) => '/a'.repeat(levels);
  const value = (levels: number): Json => (levels === 0 ? 1 : { a: value(levels - 1) });

  it.each([
    ['p', 32],
    ['o', 32],
    ['q', 32],
    ['g', 32],
    ['oc', 32],
  ] as const)('%s: 32 levels and not one more, in the path and in the value together', (action, most) => {
    const ask = (levels: number) => one.ask(action, { p: path(levels), d: 1 }).at(-1);
    expect(ask(most)).toMatchObject({ s: 'ok' });
    expect([ask(most + 1), ask(3000)]).toEqual([...beyond, ...beyond]);
  });

  it.each([
    ['p', 'o'],
    ['m', 'om'],
  ])('%s and %s count the levels of what is written', (...actions) => {
    for (const action of actions) {
      const body = (levels: number) => ({
        p: path(30),
        d: action === 'm' || action === 'om' ? { x: value(levels - 1) } : value(levels),
      });
      expect(one.ask(action, body(2)), action).toEqual([ok]);
      expect(one.ask(action, body(3)), action).toEqual(beyond);
    }
    expect(one.ask('m', { p: '/', d: { [path(33)]: 1 } })).toEqual(beyond);
  });

  it('a key has at most 768 bytes', () => {
    expect(one.ask('p', { p: `/${'ë'.repeat(384)}`, d: { ['x'.repeat(768)]: 1 } })).toEqual([ok]);
    expect(one.ask('p', { p: `/${'ë'.repeat(385)}`, d: 1 })).toEqual(beyond);
    expect(one.ask('p', { p: '/a', d: { b: { ['x'.repeat(769)]: 1 } } })).toEqual(beyond);
  });

  it('a message of 3,000 levels closes its connection and nothing else', () => {
    one.ask('p', { p: '/a', d: value(3000) });
    expect([one.isCut, other.isCut, server.read('')]).toEqual([true, false, null]);
  });
});

describe('onDisconnect', () => {
  it('runs when the connection is cut, with the time of that moment', () => {
    one.ask('o', { p: '/a', d: { at: { '.sv': 'timestamp' } } });
    one.ask('om', { p: '/b', d: { 'x/y': 1 } });
    server.write('b', { z: 2 });
    now = 2000;
    one.socket.closed();
    expect([server.read('a'), server.read('b')]).toEqual([{ at: 2000 }, { z: 2, x: { y: 1 } }]);
  });

  it('runs once, also when the client reconnects before the old connection is known to be dead', () => {
    server.write('a', 'here');
    one.ask('o', { p: '/a', d: 'gone' });
    connectClient(server, one.socket.id);
    expect(server.read('a')).toBe('gone');
    server.write('a', 'here again');
    one.socket.closed();
    expect(server.read('a')).toBe('here again');
  });

  it('is cancelled including everything below, and replaced by a later one', () => {
    one.ask('o', { p: '/a/b', d: 1 });
    one.ask('oc', { p: '/a' });
    one.ask('o', { p: '/c', d: 1 });
    one.ask('o', { p: '/c', d: 2 });
    one.socket.closed();
    expect(server.read('')).toEqual({ c: 2 });
  });
});

describe('authentication', () => {
  beforeEach(() => {
    const isKnown = ({ auth }: { auth: unknown }) => auth !== null;
    server = createTestServer({ now: () => now, rules: [{ path: '/a', read: isKnown, write: isKnown }] });
    one = connectClient(server);
  });

  it('a guest is refused everything and writes nothing', () => {
    const requests: [string, object][] = [
      ['q', { h: '' }],
      ['g', {}],
      ['p', { d: 1 }],
      ['m', { d: { x: 1 } }],
      ['o', { d: 1 }],
      ['om', { d: { x: 1 } }],
    ];
    for (const [action, body] of requests) expect(one.ask(action, { p: '/a', ...body }), action).toEqual([denied]);
    one.socket.closed();
    expect(server.read('')).toBeNull();
  });

  it('a token grants access until it expires', () => {
    expect(one.ask('auth', { cred: 'anna until 5000' })).toEqual([
      { s: 'ok', d: { auth: { uid: 'anna' }, expires: 5 } },
    ]);
    expect(one.ask('p', { p: '/a', d: 1 })).toEqual([ok]);
    expect(server.online).toEqual(['anna']);
    now = 5000;
    expect(one.ask('p', { p: '/a', d: 2 })).toEqual([
      { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired.' } },
      denied,
    ]);
  });

  it.each([
    ['', 'invalid_token'],
    ['anna until 900', 'expired_token'],
  ])('the token "%s" is refused: %s', (cred, status) => {
    expect(one.ask('auth', { cred })).toMatchObject([{ s: status }]);
    expect(server.online).toEqual([null]);
  });

  it('signing out ends forbidden listeners, after the reply', () => {
    one.ask('auth', { cred: 'anna' });
    one.ask('q', { p: '/a', h: '' });
    one.ask('q', { p: '/a', q: { l: 1 }, t: 1, h: '' });
    expect(one.ask('unauth', {})).toEqual([ok, { a: 'c', b: { p: 'a' } }, { a: 'c', b: { p: 'a', q: [{ l: 1 }] } }]);
    server.write('a', 1);
    expect(one.heard).not.toContainEqual(data('d', { p: 'a', d: 1 }));
  });
});

it('a listener ends when a change takes away the right to read', () => {
  server = createTestServer({ rules: [{ path: '/a', read: ({ root }) => nodeAt(root, ['closed']) === null }] });
  one = connectClient(server);
  one.ask('q', { p: '/a', h: '' });
  one.heard.length = 0;
  server.write('closed', true);
  server.write('a', 1);
  expect(one.heard).toEqual([data('c', { p: 'a' })]);
});

describe('the server itself', () => {
  it('cuts a user’s connections with or without allowing a reconnect', () => {
    one.ask('auth', { cred: 'anna' });
    one.ask('o', { p: '/a', d: 'gone' });
    expect(server.cut('anna')).toBe(1);
    expect([one.isCut, other.isCut, server.read('a')]).toEqual([true, false, 'gone']);
    expect(server.kill('maintenance')).toBe(1);
    expect(other.heard).toEqual([{ t: 'c', d: { t: 's', d: 'maintenance' } }]);
  });

  it('appends to lists in order, also after a restart under a frozen clock', () => {
    const keys = [server.push('list', 'a'), server.push('list', 'b')];
    expect(keys.toSorted()).toEqual(keys);
    const restarted = createTestServer({ now: () => now });
    restarted.load(server.read(''));
    restarted.push('list', 'c');
    expect(Object.values(restarted.read('list') ?? {})).toEqual(['a', 'b', 'c']);
  });

  it('replacing the data cuts every connection without running onDisconnect', () => {
    one.ask('o', { p: '/a', d: 'gone' });
    server.load({ a: 'new' });
    expect([one.isCut, server.read('a')]).toEqual([true, 'new']);
  });

  it('reports every change until unsubscribed', () => {
    const told: string[] = [];
    const stop = server.onChange(({ paths }) => told.push(...paths.map((path) => path.join('/'))));
    one.ask('p', { p: '/a/b', d: 1 });
    stop();
    server.remove('a');
    expect(told).toEqual(['a/b']);
    expect(server.read('')).toBeNull();
  });
});

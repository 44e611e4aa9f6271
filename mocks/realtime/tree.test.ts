import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { FRAME_LENGTH, createFrameReader, framesOf } from './frames.ts';
import { hashOf } from './hash.ts';
import { type Json, withSafeKeys } from './json.ts';
import { pushesOf } from './listens.ts';
import { isEqual, toJson, toNode, withNode } from './node.ts';
import { compareKeys } from './order.ts';
import { pathOf } from './path.ts';
import { createPushIds } from './push-ids.ts';
import { type Query, applyQuery } from './query.ts';
import { resolveServerValues } from './server-values.ts';
import { sha1 } from './sha1.ts';

describe('nodes', () => {
  it.each<[Json, Json]>([
    [{ a: null, b: {} }, null],
    [['x', null, 'z'], { 0: 'x', 2: 'z' }],
    [
      { '.value': 1, '.priority': 2 },
      { '.value': 1, '.priority': 2 },
    ],
    [{ '.value': 1 }, 1],
    [{ '.value': null, '.priority': 1 }, null],
    [
      { a: { b: false }, '.priority': 'p' },
      { a: { b: false }, '.priority': 'p' },
    ],
  ])('%j is kept as %j', (given, kept) => expect(toJson(toNode(given))).toEqual(kept));

  it.each<[Json, string, Json, Json]>([
    [null, 'a/b', 1, { a: { b: 1 } }],
    [{ a: { b: 1 }, c: 2 }, 'a/b', null, { c: 2 }],
    [{ a: 1 }, 'a/b', 2, { a: { b: 2 } }],
    [{ a: 1 }, 'a/b', null, { a: 1 }],
    [{ a: 1 }, '', null, null],
    [{ a: 1 }, 'a/.priority', 5, { a: { '.value': 1, '.priority': 5 } }],
    [null, 'a/.priority', 5, null],
  ])('%j with %s = %j', (before, path, value, after) =>
    expect(toJson(withNode(toNode(before), pathOf(path), toNode(value)))).toEqual(after),
  );

  it('are equal by content', () => {
    const same = (a: Json, b: Json) => isEqual(toNode(a), toNode(b));
    expect([same({ a: 1, b: 2 }, { b: 2, a: 1 }), same(null, null), same({ a: { b: 1 } }, { a: { b: 1 } })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([
      same({ a: 1 }, { b: 1 }),
      same(1, '1'),
      same(1, null),
      same({ a: 1 }, 1),
      same(1, { '.value': 1, '.priority': 1 }),
    ]).not.toContain(true);
  });

  it('invalid keys are replaced', () => {
    expect(withSafeKeys({ 'a.b/c': [{ '$#[]': 1 }], d: null })).toEqual({ a_b_c: [{ ____: 1 }], d: null });
  });
});

describe('hashes', () => {
  it('SHA-1 matches the standard', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha1(text)).toBe(createHash('sha1').update(text).digest('base64'));
      }),
    );
  });

  it('of values by type, of children by priority and key', () => {
    expect(hashOf(null)).toBe('');
    expect(hashOf(toNode('a'))).toBe(sha1('string:a'));
    expect(hashOf(toNode(1))).toBe(sha1('number:3ff0000000000000'));
    expect(hashOf(toNode({ '.value': true, '.priority': 'p' }))).toBe(sha1('priority:string:p:boolean:true'));
    const [first, last] = [hashOf(toNode(1)), hashOf(toNode({ '.value': 1, '.priority': 1 }))];
    expect(hashOf(toNode({ a: { '.value': 1, '.priority': 1 }, b: 1 }))).toBe(sha1(`:b:${first}:a:${last}`));
  });
});

describe('order and queries', () => {
  it('keys: whole numbers first, by size', () => {
    const keys = ['b', '10', '-1', '2', 'B', '2147483648', '007', '7', 'a'];
    expect(keys.toSorted(compareKeys)).toEqual(['-1', '2', '7', '007', '10', '2147483648', 'B', 'a', 'b']);
  });

  const mixed = { e: 'x', d: 2, c: true, b: false, f: { g: 1 }, h: 1, i: 'w' };
  const people = { arben: { n: 3 }, besa: { n: 1 }, cana: { n: 2 }, drita: {}, era: { n: 3 } };
  const keysOf = (value: Json, query: Query) => Object.keys(toJson(applyQuery(toNode(value), query)) ?? {});
  it('values: false, true, numbers, texts, branches', () => {
    expect(keysOf(mixed, { i: '.value' })).toEqual(['b', 'c', 'h', 'd', 'i', 'e', 'f']);
  });

  it.each<[Query, string[]]>([
    [{ i: 'n', sp: 2, sin: true }, ['cana', 'arben', 'era']],
    [{ i: 'n', sp: 3, sn: 'arben', sin: false }, ['era']],
    [{ i: 'n', sp: 2, sn: '[MAX_NAME]', sin: false }, ['arben', 'era']],
    [{ i: 'n', ep: 2, ein: true }, ['besa', 'cana']],
    [{ i: 'n', ep: 3, en: 'arben', ein: false }, ['besa', 'cana']],
    [{ i: 'n', l: 2, vf: 'r' }, ['arben', 'era']],
    [{ i: 'n', l: 1, vf: 'l' }, ['besa']],
    [{ i: '.key', sp: 'b', ep: 'd', sin: true, ein: true }, ['besa', 'cana']],
    [{ l: 2 }, ['arben', 'besa']],
    [{ i: 'n', sp: 9 }, []],
  ])('%j lets through %j', (query, keys) => expect(keysOf(people, query)).toEqual(keys));
});

describe('server values', () => {
  it.each<[Json, Json, Json]>([
    [{ '.sv': 'timestamp' }, null, 7],
    [{ at: { '.sv': 'timestamp' }, deep: [{ '.sv': 'timestamp' }] }, null, { at: 7, deep: [7] }],
    [{ n: { '.sv': { increment: 2 } } }, { n: 3 }, { n: 5 }],
    [{ '.sv': { increment: 2 } }, 'text', 2],
    [{ '.value': { '.sv': { increment: 1 } }, '.priority': 1 }, 4, { '.value': 5, '.priority': 1 }],
    [{ '.sv': 'unknown' }, 1, null],
  ])('%j over %j is %j', (json, existing, resolved) =>
    expect(resolveServerValues(json, toNode(existing), 7)).toEqual(resolved),
  );
});

describe('frames', () => {
  const text = fc
    .array(fc.constantFrom('a', 'ë', '⚽', '👩‍👩‍👧'), { minLength: 0, maxLength: 400 })
    .map((parts) => parts.join('').repeat(300));
  it('any message arrives intact, and no frame begins or ends within a character', () => {
    fc.assert(
      fc.property(text, (message) => {
        const read = createFrameReader();
        const frames = framesOf(message);
        const received = frames.map(read);
        expect(received.at(-1)).toBe(message);
        expect(received.slice(0, -1).every((one) => one === null)).toBe(true);
        expect(frames.every((frame) => frame.isWellFormed() && frame.length <= FRAME_LENGTH)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('a message is split from the first code unit beyond the limit', () => {
    expect(framesOf('x'.repeat(FRAME_LENGTH))).toHaveLength(1);
    expect(framesOf('x'.repeat(FRAME_LENGTH + 1))).toEqual(['2', 'x'.repeat(FRAME_LENGTH), 'x']);
  });
});

describe('messages to listeners', () => {
  const change = changeOf(
    toNode({ a: { x: 1, y: 1 } }),
    ['a'],
    [
      { path: ['a', 'x'], value: 2 },
      { path: ['a', 'z'], value: 3 },
    ],
    0,
  );
  const listen = (path: string, query: Query | null = null) => ({ path: pathOf(path), query, tag: query && 7 });
  it.each([
    ['above', listen(''), [{ a: 'm', b: { p: 'a', d: { x: 2, z: 3 } } }]],
    ['at it', listen('a'), [{ a: 'm', b: { p: 'a', d: { x: 2, z: 3 } } }]],
    ['below, changed', listen('a/x'), [{ a: 'd', b: { p: 'a/x', d: 2 } }]],
    ['below, unchanged', listen('a/y'), []],
    ['elsewhere', listen('b'), []],
    ['filtered, changed', listen('a', { i: '.key', l: 1 }), [{ a: 'd', b: { p: 'a', d: { x: 2 }, t: 7 } }]],
    ['filtered, unchanged', listen('a', { i: '.key', sp: 'y', ep: 'y' }), []],
  ] as const)('%s', (_where, one, pushes) => expect(pushesOf([one], change)).toEqual(pushes));

  it('once, however many listeners', () => {
    expect(pushesOf([listen(''), listen('a')], change)).toHaveLength(1);
  });
});

it('keys of lists sort by time, then by order of creation', () => {
  const next = createPushIds();
  const keys = [next(1), next(2), next(2), next(Date.UTC(2026, 10, 21))];
  expect(keys.toSorted(compareKeys)).toEqual(keys);
  expect(keys.map(({ length }) => length)).toEqual([20, 20, 20, 20]);
});

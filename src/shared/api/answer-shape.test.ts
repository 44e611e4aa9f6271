import { describe, expect, it } from 'vitest';
import { hasShape, type Shape } from './answer-shape.ts';

const cases: [Shape, fitting: unknown[], wrong: unknown[]][] = [
  ['', ['', 'x'], [1, null, undefined, {}, [], true]],
  [0, [0, -1.5], ['1', null, undefined, {}, []]],
  [false, [true, false], ['true', 0, null, undefined]],
  ['date', ['2026-11-26', '2026-11-26T19:00:00+01:00'], ['x', '', 5, null, undefined, {}]],
  [{ id: 0 }, [{ id: 1 }, { id: 1, more: 'x' }], [{}, { id: 'x' }, { id: null }, [], null, 'x']],
  [[0], [[], [1, 2]], [{}, 'x', null, [1, 'x'], [null], { length: 0 }]],
  [
    ['', null],
    ['x', null],
    [1, undefined, []],
  ],
  [{ id: ['', '?'] }, [{}, { id: 'x' }], [{ id: null }, { id: 1 }]],
  [
    [false, '{}'],
    [{}, { edit: true }],
    [[], null, { edit: 'x' }, { edit: null }],
  ],
  [
    [['', 0], '|'],
    ['x', 1],
    [true, null, {}],
  ],
  [{ id: null }, [{ id: null }, { id: {} }], [{}]],
];

describe.each(cases)('the shape %j', (shape, fitting, wrong) => {
  it('has', () => expect(fitting.filter((value) => !hasShape(value, shape))).toEqual([]));
  it('refuses', () => expect(wrong.filter((value) => hasShape(value, shape))).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { hasShape, type Shape } from './answer-shape.ts';

const cases: [Shape, fitting: unknown[], wrong: unknown[]][] = [
  ['', ['', 'x'], [1, null, undefined, {}, [], true]],
  [0, [0, -1.5], ['1', null, undefined, {}, []]],
  [false, [true, false], ['true', 0, null, undefined]],
  ['date', ['2026-11-26', '1999-01-01'], ['x', '', '1', 'Fusha 1', '2026-13-45', '2026-11-26T19:00:00Z', 5, null, {}]],
  [
    'instant',
    ['2026-11-26T19:00:00+01:00'],
    ['x', '', 'Fusha 1', '26 Nov 2026', '2026-11-26', '2026-11-26Tx', 5, null],
  ],
  ['time', ['19:00', '24:30'], ['', '7pm', '19', '19:60', '19:00:00', 5, null, undefined]],
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

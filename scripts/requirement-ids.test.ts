import { expect, it } from 'vitest';
import { areaOf, ledgerIds, namedIds } from './requirement-ids.ts';

it('reads the ledger’s rows in order, and no heading, range or open point', () => {
  const ledger = [
    '| id | requirement |',
    '|---|---|',
    '| BK-01 | one (BK-02) |',
    '| I18N-03 | two |',
    '| Q-08 | open |',
    'BK-09 in a text',
  ];
  expect(ledgerIds(ledger.join('\n'))).toEqual(['BK-01', 'I18N-03']);
});

// such ids must not be in a title here: they would count
it.each([
  { read: '[BK-01] books', ids: ['BK-01'] },
  { read: '[BK-01, I18N-03] books', ids: ['BK-01', 'I18N-03'] },
  { read: '[BK-08…BK-10] books', ids: ['BK-08', 'BK-09', 'BK-10'] },
  { read: '[ENT-098…101] books', ids: ['ENT-098', 'ENT-099', 'ENT-100', 'ENT-101'] },
  { read: '[RT-01][RT-03..04] opens', ids: ['RT-01', 'RT-03', 'RT-04'] },
  { read: '[UI-02] a group [UI-03] a test', ids: ['UI-02', 'UI-03'] },
  { read: 'key[0] of [UTF-16, list]', ids: [] },
  { read: 'BK-01 without a bracket', ids: [] },
])('reads the ids of a title: case %#', ({ read, ids }) => {
  expect(namedIds(read)).toEqual(ids);
});

it('names the area', () => {
  expect(areaOf('I18N-03')).toBe('I18N');
});

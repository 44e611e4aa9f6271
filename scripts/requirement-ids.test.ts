import { expect, it } from 'vitest';
import { areaOf, ledgerIds, namedIds } from './requirement-ids.ts';

it('reads the ledger’s rows in their order, and no heading, range or open point', () => {
  const ledger = ['| id | requirement |', '|---|---|', '| BK-01 | one (BK-02) |', '| I18N-03 | two |', '| Q-08 | open |', 'BK-09 in a text'];
  expect(ledgerIds(ledger.join('\n'))).toEqual(['BK-01', 'I18N-03']);
});

it.each([
  ["it('[BK-01] books', () => {})", ['BK-01']],
  ["it('[BK-01, I18N-03] books', () => {})", ['BK-01', 'I18N-03']],
  ["it('[BK-08…BK-10] books', () => {})", ['BK-08', 'BK-09', 'BK-10']],
  ["it('[ENT-098…101] books', () => {})", ['ENT-098', 'ENT-099', 'ENT-100', 'ENT-101']],
  ["it('[RT-01][RT-03..04] opens', () => {})", ['RT-01', 'RT-03', 'RT-04']],
  ["  name: '[UI-02] Goes away',", ['UI-02']],
  ["    ['[UI-03] a row', 1],", ['UI-03']],
  ["// it('[BK-01] was here')", []],
  ["const list = ['UTF-16', values[0]];", []],
  ["it('BK-01 without a bracket')", []],
])('%s', (line, ids) => {
  expect(namedIds(line)).toEqual(ids);
});

it('names the area', () => {
  expect(areaOf('I18N-03')).toBe('I18N');
});

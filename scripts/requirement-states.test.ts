import { expect, it } from 'vitest';
import { rowStates } from './requirement-states.ts';
import type { TestResult } from './test-results.ts';

const passed = (title: string): TestResult => ({ title, state: 'passed' });
const failed = (title: string): TestResult => ({ title, state: 'failed' });
const skipped = (title: string): TestResult => ({ title, state: 'skipped' });
const ledger = ['BK-01', 'BK-02', 'BK-03', 'BK-04', 'BK-05', 'BK-06'];

it('a row is shown on screen, by contract only, failed or open', () => {
  const onScreen = [
    passed('[BK-01] seen'),
    failed('[BK-03] seen on the phone'),
    passed('[BK-03] seen on the desktop'),
    skipped('[BK-04] not run'),
  ];
  const elsewhere = [passed('[BK-01…02] a rule'), passed('[BK-04] a rule'), skipped('[BK-05] not run')];
  expect([...rowStates(ledger, onScreen, elsewhere).rows]).toEqual([
    ['BK-01', 'screen'],
    ['BK-02', 'contract'],
    ['BK-03', 'failed'],
    ['BK-04', 'contract'],
    ['BK-05', 'open'],
    ['BK-06', 'open'],
  ]);
});

it('a passing screen test does not hide a failing contract test', () => {
  expect(rowStates(['BK-01'], [passed('[BK-01] seen')], [failed('[BK-01] a rule')]).rows.get('BK-01')).toBe('failed');
});

it('reports ids that the ledger lacks, whether their tests passed or not', () => {
  expect(rowStates(['BK-01'], [passed('[BK-01, XX-07] seen')], [skipped('[XX-08] a rule')]).strangers).toEqual([
    'XX-07',
    'XX-08',
  ]);
});

import { namedIds } from './requirement-ids.ts';
import type { TestResult } from './test-results.ts';

/**
 * The state of a row. `screen`: a story or a browser test that names it passed; `contract`: only a test without a
 * screen did; `failed`: one of its tests failed; `open`: no test of the run names it.
 */
export type RowState = 'screen' | 'contract' | 'failed' | 'open';

/** The state of each row, in the ledger's order, and the ids in titles that no row has. */
export function rowStates(
  ledger: readonly string[],
  onScreen: readonly TestResult[],
  elsewhere: readonly TestResult[],
): { rows: Map<string, RowState>; strangers: string[] } {
  const [screen, contract] = [idsByState(onScreen), idsByState(elsewhere)];
  const stateOf = (id: string): RowState => {
    if (screen.failed.has(id) || contract.failed.has(id)) return 'failed';
    if (screen.passed.has(id)) return 'screen';
    return contract.passed.has(id) ? 'contract' : 'open';
  };
  const known = new Set(ledger);
  const named = new Set([...onScreen, ...elsewhere].flatMap(({ title }) => namedIds(title)));
  return { rows: new Map(ledger.map((id) => [id, stateOf(id)])), strangers: [...named].filter((id) => !known.has(id)) };
}

function idsByState(results: readonly TestResult[]): Record<'passed' | 'failed', Set<string>> {
  const ids = (state: TestResult['state']) =>
    new Set(results.filter((result) => result.state === state).flatMap(({ title }) => namedIds(title)));
  return { passed: ids('passed'), failed: ids('failed') };
}

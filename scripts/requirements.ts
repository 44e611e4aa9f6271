// npm run requirements [-- --area BK]: the state of each row of docs/requirements.md after the last `npm test`, by area; with an area,
// row by row. An open row is no failure; an unknown id in a title is.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaOf, ledgerIds } from './requirement-ids.ts';
import { rowStates, type RowState } from './requirement-states.ts';
import { playwrightResults, vitestResults } from './test-results.ts';
import { reportFile, stages, type Stage } from './test-stages.ts';

const { values } = parseArgs({ options: { area: { type: 'string' } } });
const ledger = ledgerIds(readFileSync(join(import.meta.dirname, '../docs/requirements.md'), 'utf8'));
const areas = [...new Set(ledger.map(areaOf))].filter((area) => !values.area || area === values.area);
if (areas.length === 0) fail(`the ledger has no area ${values.area ?? ''}`);

/** Stages whose tests run in a browser. */
const SCREEN = new Set(['test:stories', 'test:e2e']);
const counted = stages.filter(({ report }) => report);
const found = counted.filter((stage) => existsSync(reportFile(stage)));
if (found.length === 0) fail('there are no test results; run `npm test` first');
for (const stage of counted)
  console.log(
    `${stage.name.padEnd(12)}${found.includes(stage) ? `tested ${dateOf(stage)}` : `NO RESULT: run \`npm ${stage.full ? 'run test:full' : 'test'}\``}`,
  );

const resultsOf = (stage: Stage) =>
  (stage.report === 'vitest' ? vitestResults : playwrightResults)(readFileSync(reportFile(stage), 'utf8'));
const onScreen = found.filter(({ script }) => SCREEN.has(script)).flatMap(resultsOf);
const elsewhere = found.filter(({ script }) => !SCREEN.has(script)).flatMap(resultsOf);
const { rows, strangers } = rowStates(ledger, onScreen, elsewhere);

const line = (name: string, ...cells: (string | number)[]) =>
  console.log(name.padEnd(6) + cells.map((cell) => `${cell}`.padStart(15)).join(''));
const idsOf = (state: RowState, among: string[]) =>
  ledger.filter((id) => rows.get(id) === state && among.includes(areaOf(id)));
const count = (name: string, among: string[]) =>
  line(
    name,
    ledger.filter((id) => among.includes(areaOf(id))).length,
    ...(['screen', 'contract', 'open'] as const).map((state) => idsOf(state, among).length),
  );

console.log('');
line('area', 'rows', 'on screen', 'contract only', 'open');
for (const area of areas) count(area, [area]);
if (areas.length > 1) count('all', areas);
if (values.area)
  for (const state of ['screen', 'contract', 'open'] as const)
    console.log(
      `\n${{ screen: 'on screen', contract: 'contract only', open: 'open' }[state]}: ${idsOf(state, areas).join(' ')}`,
    );
const failed = idsOf('failed', areas);
if (failed.length > 0) console.log(`\na test failed, not counted: ${failed.join(' ')}`);
if (strangers.length > 0) fail(`titles name what is not in the ledger: ${strangers.join(' ')}`);

function dateOf(stage: Stage): string {
  return statSync(reportFile(stage)).mtime.toLocaleString('sv-SE');
}

function fail(reason: string): never {
  console.error(`requirements: ${reason}`);
  process.exit(1);
}

// npm run requirements [-- --area BK]: which rows of docs/requirements.md stand in the title of a test or story, and which do not.
// An open row is no failure; a test that names an id the ledger lacks is.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaOf, ledgerIds, namedIds } from './requirement-ids.ts';

const root = join(import.meta.dirname, '..');
const sources = ['tests/**/*.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts', 'stories/**/*.{ts,tsx}'];
const { values } = parseArgs({ options: { area: { type: 'string' } } });

const ledger = ledgerIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
const known = new Set(ledger);
const named = new Map<string, string[]>();
for (const file of globSync(sources, { cwd: root }).toSorted()) {
  for (const id of namedIds(readFileSync(join(root, file), 'utf8'))) named.set(id, [...(named.get(id) ?? []), file]);
}

const areas = [...new Set(ledger.map(areaOf))].filter((area) => !values.area || area === values.area);
if (areas.length === 0) {
  console.error(`requirements: the ledger has no area ${values.area ?? ''}`);
  process.exit(1);
}
let total = 0;
let covered = 0;
for (const area of areas) {
  const rows = ledger.filter((id) => areaOf(id) === area);
  const open = rows.filter((id) => !named.has(id));
  total += rows.length;
  covered += rows.length - open.length;
  console.log(`${area.padEnd(5)}${String(rows.length - open.length).padStart(4)} / ${rows.length}${open.length ? `   open: ${open.join(' ')}` : ''}`);
}
console.log(`${'all'.padEnd(5)}${String(covered).padStart(4)} / ${total}`);

const strangers = [...named].filter(([id]) => !known.has(id));
for (const [id, files] of strangers) console.error(`requirements: ${id} is not in the ledger (${[...new Set(files)].join(', ')})`);
process.exitCode = strangers.length > 0 ? 1 : 0;

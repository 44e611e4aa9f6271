// openapi/ → src/shared/api/generated/, see generate-client.ts (and generate-phones.ts); the pages → src/app/generated/, see generate-texts.ts.
// `--if-changed` leaves the client alone when contract and generator are unchanged since the last run (every script calls it); `--check`
// writes nothing here and fails when what is committed differs.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTexts, TEXTS_FOLDER } from './generate-texts.ts';

const root = join(import.meta.dirname, '..');
const generated = 'src/shared/api/generated';
const stampFile = join(root, generated, '.contract-hash');

if (process.argv.includes('--check')) {
  const { differences } = await import('./check-generated.ts');
  const changed = differences(root, [generated, TEXTS_FOLDER]);
  if (changed) console.error(`generate: what is committed is not what the contract and the pages say:\n${changed}`);
  process.exit(changed ? 1 : 0);
}

generateTexts(root);

const sources = [
  'openapi/**/*.yaml',
  'orval.config.ts',
  'orval.transform.ts',
  'scripts/generate.ts',
  'scripts/generate-client.ts',
  'scripts/generate-phones.ts',
  'scripts/answer-shapes.ts',
  'scripts/route-table.ts',
  'src/shared/lib/phone-prefixes.ts',
  'node_modules/libphonenumber-js/metadata.min.json',
];
const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
const digest = hash.digest('hex');

const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === digest;
if (process.argv.includes('--if-changed') && current && existsSync(join(root, 'openapi/dist/openapi.json')))
  process.exit(0);

process.chdir(root);
console.log('generate: the contract → types, hooks, schemas…');
const { generateClient } = await import('./generate-client.ts'); // the generators take most of a second to load
await generateClient(root);
const { generatePhones } = await import('./generate-phones.ts');
generatePhones(root);
writeFileSync(stampFile, `${digest}\n`);

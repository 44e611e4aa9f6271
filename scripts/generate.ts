// openapi/ → src/shared/api/generated/: one bundled contract, then types, hooks, zod schemas and the route table.
// `--if-changed` does nothing when the contract and the generator are those of the last run; `--check` fails on a difference.
import { bundle, createConfig } from '@redocly/openapi-core';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate as generateClient } from 'orval';
import openapiTS, { astToString } from 'openapi-typescript';
import { routeTable, unscopedTable, type Contract } from './route-table.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'src/shared/api/generated');
const stampFile = join(out, '.contract-hash');

const sources = ['openapi/**/*.yaml', 'orval.config.ts', 'orval.transform.ts', 'scripts/generate.ts', 'scripts/route-table.ts'];
const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
const hash = createHash('sha256');
for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
const digest = hash.digest('hex');

const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === digest;
const bundled = join(root, 'openapi/dist/openapi.json');
if (process.argv.includes('--if-changed') && current && existsSync(bundled)) process.exit(0);

process.chdir(root);
console.log('generate: the contract → types, hooks, schemas…');
const { bundle: result, problems } = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });
for (const problem of problems) console.error(`${problem.severity}: ${problem.message}`);
if (problems.some((problem) => problem.severity === 'error')) process.exit(1);
// `parsed` is unknown to the bundler's types; the contract's linter holds its shape.
const contract = result.parsed as Contract;
mkdirSync(join(root, 'openapi/dist'), { recursive: true });
writeFileSync(bundled, `${JSON.stringify(contract, null, 2)}\n`);

await generateClient('orval.config.ts');
nameFiles();
const types = astToString(await openapiTS(new URL(`file://${bundled}`)));
writeFileSync(join(out, 'operations.ts'), `// Generated from openapi/ by \`npm run generate\`. Do not edit.\n${types}`);
writeFileSync(join(out, 'routes.ts'), routeTable(contract));
writeFileSync(join(out, 'unscoped.ts'), unscopedTable(contract));
writeFileSync(stampFile, `${digest}\n`);

/** Relative imports by file name, as everywhere in this project: Node resolves them without help. */
function nameFiles(): void {
  for (const file of globSync('**/*.ts', { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, 'utf8').replaceAll(/(from ')(\.{1,2}\/[^']*?)(\.ts)?(?=')/g, (_, from: string, target: string) => {
      const full = join(path, '..', target);
      return from + (existsSync(`${full}.ts`) ? `${target}.ts` : `${target.replace(/\/$/, '')}/index.ts`);
    });
    writeFileSync(path, text);
  }
}

if (process.argv.includes('--check')) {
  const changed = execFileSync('git', ['status', '--porcelain', '--', 'src/shared/api/generated'], { encoding: 'utf8' });
  if (changed) {
    console.error(`generate: the committed client is not what the contract says:\n${changed}`);
    process.exit(1);
  }
}

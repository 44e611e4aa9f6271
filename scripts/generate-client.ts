import { bundle, createConfig } from '@redocly/openapi-core';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate as generateClientCode } from 'orval';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerShapes, callFile, operationsByTag, shapeFile, type ShapedContract } from './answer-shapes.ts';
import { queryWords, wordsOf, type WordyContract } from './query-words.ts';
import { routeTable, unscopedTable, type Contract } from './route-table.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** Generates from the contract: a bundled document, types, hooks, zod schemas and the route table. Exits when it has errors. */
export async function generateClient(root: string): Promise<void> {
  const out = join(root, 'src/shared/api/generated');
  const bundled = join(root, 'openapi/dist/openapi.json');
  const { bundle: result, problems } = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });
  for (const problem of problems) console.error(`${problem.severity}: ${problem.message}`);
  if (problems.some((problem) => problem.severity === 'error')) process.exit(1);
  // `parsed` is unknown to the bundler's types; the contract's linter checks its shape.
  const contract = result.parsed as Contract & ShapedContract & WordyContract;
  mkdirSync(join(root, 'openapi/dist'), { recursive: true });
  writeFileSync(bundled, `${JSON.stringify(contract, null, 2)}\n`);

  writeCalls(out, contract);
  await generateClientCode('orval.config.ts');
  writeFileSync(join(out, 'model.ts'), `${HEADER}export * from './endpoints/fushaAPI.schemas.ts';\n`);
  const types = astToString(await openapiTS(new URL(`file://${bundled}`)));
  writeFileSync(join(out, 'operations.ts'), `${HEADER}${types}`);
  writeFileSync(join(out, 'routes.ts'), routeTable(contract));
  writeFileSync(join(out, 'unscoped.ts'), unscopedTable(contract));
}

/** The functions through which orval's client sends each request, the shapes that they add to it, and the words of its parameters. */
function writeCalls(out: string, contract: Contract & ShapedContract & WordyContract): void {
  const shapes = answerShapes(contract);
  const words = queryWords(contract);
  const folders = ['shapes', 'calls'].map((name) => join(out, name));
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  for (const [name, shape] of shapes.shared) writeFileSync(join(out, 'shapes', `${name}.ts`), shapeFile(name, shape));
  for (const [tag, names] of operationsByTag(contract))
    writeFileSync(
      join(out, 'calls', `${tag}.ts`),
      callFile(names, shapes) + names.map((name) => wordsOf(name, words)).join(''),
    );
}

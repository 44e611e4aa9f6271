import { bundle, createConfig } from '@redocly/openapi-core';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate as generateClientCode } from 'orval';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerShapes, shapeFile, withShapes } from './answer-shapes.ts';
import { routeTable, unscopedTable, type Contract } from './route-table.ts';

/** Generates from the contract: a bundled document, types, hooks, zod schemas and the route table. Exits when it has errors. */
export async function generateClient(root: string): Promise<void> {
  const out = join(root, 'src/shared/api/generated');
  const bundled = join(root, 'openapi/dist/openapi.json');
  const { bundle: result, problems } = await bundle({ ref: 'openapi/openapi.yaml', config: await createConfig({}) });
  for (const problem of problems) console.error(`${problem.severity}: ${problem.message}`);
  if (problems.some((problem) => problem.severity === 'error')) process.exit(1);
  // `parsed` is unknown to the bundler's types; the contract's linter checks its shape.
  const contract = result.parsed as Contract;
  mkdirSync(join(root, 'openapi/dist'), { recursive: true });
  writeFileSync(bundled, `${JSON.stringify(contract, null, 2)}\n`);

  await generateClientCode('orval.config.ts');
  nameFiles(out);
  writeShapes(out, bundled);
  markTypes(join(out, 'model/index.ts'));
  const types = astToString(await openapiTS(new URL(`file://${bundled}`)));
  writeFileSync(
    join(out, 'operations.ts'),
    `// Generated from openapi/ by \`npm run generate\`. Do not edit.\n${types}`,
  );
  writeFileSync(join(out, 'routes.ts'), routeTable(contract));
  writeFileSync(join(out, 'unscoped.ts'), unscopedTable(contract));
}

/** Writes relative imports with file extensions, which Node resolves itself. */
function nameFiles(out: string): void {
  for (const file of globSync('**/*.ts', { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, 'utf8').replaceAll(
      /(from ')(\.{1,2}\/[^']*?)(\.ts)?(?=')/g,
      (_, from: string, target: string) => {
        const full = join(path, '..', target);
        return from + (existsSync(`${full}.ts`) ? `${target}.ts` : `${target.replace(/\/$/, '')}/index.ts`);
      },
    );
    writeFileSync(path, text);
  }
}

/** Adds to each call of the client the shape of a successful answer. */
function writeShapes(out: string, bundled: string): void {
  const { operations, shared } = answerShapes(JSON.parse(readFileSync(bundled, 'utf8')));
  const folder = join(out, 'shapes');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, shape] of shared) writeFileSync(join(folder, `${name}.ts`), shapeFile(name, shape));
  for (const file of globSync('endpoints/**/*.ts', { cwd: out })) {
    const path = join(out, file);
    writeFileSync(path, withShapes(readFileSync(path, 'utf8'), operations));
  }
}

/** Marks type-only re-exports in the index of the shapes, so that the dev server does not send two hundred files to a browser. */
function markTypes(index: string): void {
  const text = readFileSync(index, 'utf8').replaceAll(/export \* from '(.*)'/g, (line, target: string) => {
    const hasValues = /^export (?!type|interface)/m.test(readFileSync(join(index, '..', target), 'utf8'));
    return hasValues ? line : `export type * from '${target}'`;
  });
  writeFileSync(index, text);
}

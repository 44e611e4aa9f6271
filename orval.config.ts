import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { toClientContract, withoutSources } from './orval.transform.ts';
import { mutatorOf, operationsByTag, type ShapedContract } from './scripts/answer-shapes.ts';

const target = './openapi/dist/openapi.json';
const out = './src/shared/api/generated';
// our own file, linted before it gets here
const contract = JSON.parse(readFileSync(target, 'utf8')) as ShapedContract;

const common = {
  clean: true,
  tsconfig: './tsconfig.json', // imports are written with extensions, which Node resolves itself
  indexFiles: false,
};
const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.'];

export default defineConfig({
  client: {
    input: { target, override: { transformer: toClientContract as never } },
    output: {
      ...common,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios', // object-shaped calls to our mutators; axios itself is never imported
      target: `${out}/endpoints`, // without a folder for them, all types are in one file beside
      urlEncodeParameters: true,
      headers: true, // Idempotency-Key
      override: {
        operations: Object.fromEntries(
          [...operationsByTag(contract)].flatMap(([tag, operations]) =>
            operations.map((id) => [id, { mutator: { path: `${out}/calls/${tag}.ts`, name: mutatorOf(id) } }]),
          ),
        ),
        query: { signal: false, version: 5 }, // a forwarded abort makes a prefetch and its reader race
        header,
      },
    },
  },
  schemas: {
    input: { target, override: { transformer: withoutSources as never } },
    output: {
      ...common,
      mode: 'single',
      client: 'zod',
      target: `${out}/zod/index.ts`,
      schemas: { type: 'zod', path: `${out}/zod/schemas` },
      override: {
        zod: { version: 4, variant: 'classic', generateReusableSchemas: true, strict: { body: true } },
        header,
      },
    },
  },
});

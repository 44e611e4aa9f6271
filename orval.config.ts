import { defineConfig } from 'orval';
import { toClientContract, withoutSources } from './orval.transform.ts';

const target = './openapi/dist/openapi.json';

export default defineConfig({
  client: {
    input: { target, override: { transformer: toClientContract as never } },
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios', // object-shaped calls to our mutator; axios itself is never imported
      target: './src/shared/api/generated/endpoints',
      schemas: './src/shared/api/generated/model',
      clean: true,
      urlEncodeParameters: true,
      headers: true, // Idempotency-Key
      override: {
        mutator: { path: './src/shared/api/request.ts', name: 'request' },
        // the one call that tells its progress
        operations: { uploadImage: { mutator: { path: './src/shared/api/upload.ts', name: 'upload' } } },
        query: { signal: false, version: 5 }, // a forwarded abort makes a prefetch and its reader race
        header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
      },
    },
  },
  schemas: {
    input: { target, override: { transformer: withoutSources as never } },
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: './src/shared/api/generated/zod',
      schemas: { type: 'zod', path: './src/shared/api/generated/zod/schemas' },
      clean: true,
      override: {
        zod: { version: 4, variant: 'classic', generateReusableSchemas: true, strict: { body: true } },
        header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
      },
    },
  },
});

import { build } from 'vite';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { PAGE, readShared, venueNamed } from './testing.ts';

// Cloudflare, Netlify and Deno bundle the function by themselves. This is their common ground: one file that imports nothing, and web standards.
const MAX_BYTES = 120_000;
let code = '';
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${import.meta.dirname}/share.ts`, formats: ['iife'], name: 'edge' },
    },
  });
  const [{ output }] = built as { output: { code: string }[] }[] as [{ output: [{ code: string }] }]; // of a library in one format
  code = output[0].code;
});

it('is small', () => {
  expect(code.length).toBeGreaterThan(10_000);
  expect(code.length).toBeLessThan(MAX_BYTES);
});

it('imports nothing and knows no page, no process and no framework', () => {
  expect(code).not.toMatch(/\b(require\(|import\(|process\.|document\.|window\.|localStorage|React|i18next|effector)/);
});

it('needs web standards only', async () => {
  const standards = { Request, Response, Headers, URL, AbortSignal, TextDecoder, fetch: undefined };
  const bare = createContext({ ...standards, page: PAGE, venue: venueNamed('Arena') });
  const text: unknown = await runInContext(
    `${code};
    edge.share(
      new Request('https://fusha.example/app/venue/arena'),
      async () => new Response(page, { headers: { 'Content-Type': 'text/html' } }),
      { api: 'https://api.example', origin: 'https://fusha.example', fetch: async () => new Response(venue) },
    ).then((answer) => answer.text())`,
    bare,
  );
  expect(readShared(String(text))?.['title']).toBe('Arena · Fusha');
});

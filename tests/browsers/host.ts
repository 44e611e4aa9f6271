/** The built app as a host serves it, with the mock backend and the script of `in-page.ts` first in the page. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { headerOptions, securityHeaders } from '../../config/security-headers.ts';
import { createMockServer } from '../../mocks/hosts/server.ts';
import { startStaticServer } from '../../scripts/static-server.ts';
import { NOW, PHONE_PREFIX, personas, type Persona } from '../setup/personas.ts';

const root = join(import.meta.dirname, '../..');

export interface Host {
  /** `http://127.0.0.1:…/app/` */
  address: string;
  /** A fresh access token of a demo account, which speaks this language from now on. */
  become: (persona: Persona, language: string) => Promise<string>;
  close: () => Promise<void>;
}

/** dist/ with the files of these tests: everything the app loads is as it was built. */
export async function buildSite(): Promise<{ dist: string; remove: () => void }> {
  const dist = mkdtempSync(join(tmpdir(), 'fusha-site-'));
  cpSync(join(root, 'dist'), dist, { recursive: true });
  await bundle('in-page', 'iife', dist); // a classic script: modules wait for the page
  await bundle('formats', 'es', dist);
  const script = `<script src="/app/assets/in-page.js"></script>`;
  for (const name of globSync('**/*.html', { cwd: dist })) {
    const page = readFileSync(join(dist, name), 'utf8');
    writeFileSync(join(dist, name), page.replace('<head>', `<head>${script}`));
  }
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}

const bundle = (name: string, format: 'iife' | 'es', dist: string) =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022', // the app's own: vite.config.ts
      outDir: join(dist, 'assets'),
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, `${name}.ts`),
        formats: [format],
        name: 'bundle',
        fileName: () => `${name}.js`,
      },
    },
  });

/** A server with a database of its own, filled at the time of all tests; a visitor's cookie moves its clock and the page's. */
export async function startHost(dist: string): Promise<Host> {
  const server = await startStaticServer({
    dist,
    port: 0,
    isCompressed: false, // every journey has its own server
    headers: securityHeaders(headerOptions({})),
    api: createMockServer({ now: () => Date.parse(NOW) }),
  });
  return {
    address: `${server.origin}/app/`,
    become: async (persona, language) => {
      const phone = { phone_prefix: PHONE_PREFIX, phone_number: personas[persona] };
      const answer = await send(`${server.origin}/__mock/become`, 'POST', phone);
      const { access_token: token } = (await answer.json()) as { access_token: string }; // our own mock's answer
      await send(`${server.origin}/api/settings/language`, 'PUT', { value: language, module: 'base' }, token);
      return token;
    },
    close: server.close,
  };
}

async function send(address: string, method: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

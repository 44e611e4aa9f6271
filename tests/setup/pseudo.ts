/** A language for tests: each English text as `⟦Ǎččéñťš⟧`, two fifths longer. It exists in the answers of a test's server only. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { headerOptions, securityHeaders } from '../../config/security-headers.ts';
import { createMockServer } from '../../mocks/hosts/server.ts';
import { startStaticServer, type StaticServer } from '../../scripts/static-server.ts';
import { dictionaryFiles, type Texts } from './dictionary-files.ts';
import { test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçďéğĥíĵķĺñóřšťúŵýžÁÇĎÉĞĤÍĴĶĹÑÓŘŠŤÚŴÝŽ';
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED[at] ?? letter]));
const GROWTH = 0.4;

/** "{{count}} users" → "⟦{{count}} úúšééřš⟧": words grow as those of another language, so that long ones stay the longest. */
export function pseudo(text: string): string {
  if (text.length === 1) return accents.get(text) ?? text; // a sign, as long in every language
  const parts = text.split(/({{\w+}})/);
  const letters = parts.filter((part) => !part.startsWith('{{')).join('').length;
  let lacking = Math.ceil(letters * GROWTH);
  const grown = (part: string): string => {
    const isVowel = (letter: string) => /[aeiouy]/i.test(letter);
    const stretch = /[aeiouy]/i.test(part) ? isVowel : (letter: string) => /\p{L}/u.test(letter);
    const ofPart = Array.from(part);
    const extra = ofPart.map(() => 0);
    const share = Math.min(lacking, Math.ceil(part.length * GROWTH));
    const places = ofPart.flatMap((letter, at) => (stretch(letter) ? [at] : []));
    for (let done = 0; done < share && places.length > 0; done++) {
      const at = places[done % places.length] ?? 0;
      extra[at] = (extra[at] ?? 0) + 1;
      lacking -= 1;
    }
    return ofPart.map((letter, at) => (accents.get(letter) ?? letter).repeat(1 + (extra[at] ?? 0))).join('');
  };
  return `⟦${parts.map((part) => (part.startsWith('{{') ? part : grown(part))).join('')}⟧`;
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? pseudo(text) : pseudoTexts(text)]),
  );

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** The script with each of these objects, which are written in it as literals, replaced by its partner; finds out which they were. */
function replaceObjects(code: string, partners: ReadonlyMap<string, string>, found: Set<string>): string {
  const places: { start: number; end: number; text: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, start, end } = node as Node; // of the parser
    if (type === 'ObjectExpression') {
      const written = JSON.stringify(valueOf(node as Node)); // of the parser
      const text = written && partners.get(written);
      if (text) {
        found.add(written);
        places.push({ start, end, text });
        return;
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync('chunk.js', code).program);
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);
}

/** What a literal of texts says; undefined for whatever else. */
function valueOf(node: Node): unknown {
  const parts = node as unknown as {
    value?: unknown;
    quasis?: { value: { cooked: string } }[];
    properties?: { type: string; computed: boolean; key: { name?: string; value?: string }; value: Node }[];
  }; // of the parser, by its type
  if (node.type === 'Literal') return typeof parts.value === 'string' ? parts.value : undefined;
  if (node.type === 'TemplateLiteral') return parts.quasis?.length === 1 ? parts.quasis[0]?.value.cooked : undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  const entries: [string, unknown][] = [];
  for (const { type, computed, key, value } of parts.properties ?? []) {
    const inside = type === 'Property' && !computed ? valueOf(value) : undefined;
    if (inside === undefined) return undefined;
    entries.push([key.name ?? String(key.value), inside]);
  }
  return Object.fromEntries(entries);
}

/** The build, with the English texts in the language of the tests. Throws when a dictionary is not found in it. */
async function writePseudoBuild(folder: string): Promise<void> {
  cpSync(join(root, 'dist'), folder, { recursive: true });
  // what was rendered at build time has the real language
  cpSync(join(folder, 'shell.html'), join(folder, 'index.html'));
  const partners = new Map<string, string>();
  const files = await dictionaryFiles('en');
  for (const { dictionary } of files) partners.set(JSON.stringify(dictionary), JSON.stringify(pseudoTexts(dictionary)));
  const found = new Set<string>();
  const anyStart = files.map(({ texts }) => texts[0] ?? '');
  for (const file of globSync(join(folder, 'assets/*.js'))) {
    const code = readFileSync(file, 'utf8');
    if (anyStart.some((start) => code.includes(start))) writeFileSync(file, replaceObjects(code, partners, found));
  }
  const lost = [...partners.keys()].filter((texts) => !found.has(texts));
  if (lost.length > 0) throw new Error(`not in dist/: ${lost.map((texts) => texts.slice(0, 60)).join('\n')}`);
}

/** Playwright's `test` on a server whose English is the language of the tests. */
export const test = base.extend<object, { pseudoHost: StaticServer }>({
  pseudoHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fusha-pseudo-'));
      await writePseudoBuild(folder);
      const host = await startStaticServer({
        dist: folder,
        port: 0,
        isCompressed: false,
        headers: securityHeaders(headerOptions({})),
        api: createMockServer({}),
      });
      rmSync(folder, { recursive: true }); // read into memory
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pseudoHost }, use) => use(`${pseudoHost.origin}/app/`),
});
export { expect } from './fixtures.ts';

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerIds } from '../../scripts/requirement-ids.ts';
import { sourceFiles, type SourceFile } from './source-files.ts';

// Every citation in code, tests, contract and documents resolves inside the repository.
const LEDGER = 'docs/requirements.md';
const DESIGN = 'docs/design.md';

const files = sourceFiles([
  '{src,edge,mocks,stories,tests,scripts,config,.storybook,docs}/**/*.{ts,tsx,mjs,md,mdx}',
  'openapi/**/*.yaml',
  '*.{ts,md}',
]);

const ids = ledgerIds(readFileSync(LEDGER, 'utf8'));
const areas = new Set(ids.map((id) => id.slice(0, id.lastIndexOf('-'))));
const design = readFileSync(DESIGN, 'utf8');
const sections = new Set([...design.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\b/gm)].map((match) => match[1] ?? ''));
const rulings = new Set([...design.matchAll(/^- \*\*(R\d+)\*\*/gm)].map((match) => match[1] ?? ''));

/** `design §5, §8`, with the word before it. */
const SECTIONS = /(?<!\w)(\w+)?\W{0,3}§(\d+(?:\.\d+)?)(?:(?:,| and| to| or) §(\d+(?:\.\d+)?))*/g;

describe('citations', () => {
  it('of the ledger name a row of docs/requirements.md', () => {
    const known = new Set(ids);
    const id = /(?<![\w-])([A-Z][A-Z0-9]{0,4})-(\d{2,3})(?![\w-])/g;
    const cited = files.filter(({ path }) => path !== 'scripts/requirement-ids.test.ts'); // its ids are made up
    expect(unresolved(cited, id, ([text, area = '']) => known.has(text) || !areas.has(area))).toEqual([]);
  });

  it('of requirements in test titles are of an area of the ledger', () => {
    const title = /\b(?:it|test|describe)(?:\.\w+)*\(\s*['`]\[([A-Z][A-Z0-9]{0,4})-\d+/g;
    expect(unresolved(files, title, ([, area = '']) => areas.has(area))).toEqual([]);
  });

  it('of sections name a heading of docs/design.md', () => {
    // the ledger cites its source; RFCs have sections too; only the design itself says "§n" alone
    const cited = files.filter(({ path }) => path !== LEDGER);
    const resolves = ([text, source = '']: RegExpMatchArray, path: string) =>
      source === '5545' ||
      ((path === DESIGN || /^design$/i.test(source)) &&
        [...text.matchAll(/§(\d+(?:\.\d+)?)/g)].every(([, section = '']) => sections.has(section)));
    expect(unresolved(cited, SECTIONS, resolves)).toEqual([]);
  });

  it('of rulings name one of docs/design.md', () => {
    expect(unresolved(files, /(?<![\w-])R\d{1,2}(?![\w-])/g, ([text]) => rulings.has(text))).toEqual([]);
  });

  it('of decisions name a file of docs/decisions', () => {
    const decisions = new Set(
      sourceFiles(['docs/decisions/*.md']).map(({ path }) => /(\d{3})-/.exec(path)?.[1] ?? path),
    );
    const cited = /(?:decisions?[ /]|\()(0\d{2})(?!\d|[ ,]\d)/g;
    expect(unresolved(files, cited, ([, number = '']) => decisions.has(number))).toEqual([]);
  });

  const documents = files.filter(({ path }) => path.endsWith('.md'));

  it('of files in links of documents lead somewhere', () => {
    const links = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(((?!https?:|#)[^)\s]+)\)/g)].map(([, target = '']) => ({
        path,
        target: join(dirname(path), target.replace(/#.*/, '')),
      })),
    );
    expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
  });

  it('of paths in documents exist', () => {
    const path = /`((?:src|mocks|stories|tests|scripts|config|openapi|docs|tools)\/[\w./-]*\w)\/?`/g;
    const built = /^openapi\/dist\//;
    expect(unresolved(documents, path, ([, file = '']) => built.test(file) || existsSync(file))).toEqual([]);
  });
});

/** `path:line  citation` of every match that does not resolve. */
function unresolved(
  where: SourceFile[],
  pattern: RegExp,
  resolves: (match: RegExpMatchArray, path: string) => boolean,
): string[] {
  return where.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(pattern)]
        .filter((match) => !resolves(match, path))
        .map(([text]) => `${path}:${index + 1}  ${text.trim()}`),
    ),
  );
}

import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readPageGraph, type PageGraph, type PageRow } from './page-graph.ts';

export const TEXTS_FOLDER = 'src/app/generated';

const NAMESPACE = /(?:\buseT\(|\bTranslate<|\bTextKey<|\.t\()'(\w+)'/g;
/** A key with its namespace, in any kind of string. */
const KEY = /['"`](\w+):[A-Za-z$]/g;

/** The dictionaries of each row's page, sorted: those whose texts its files use, the files it imports lazily among them. */
export function pageTexts({ rows, texts, reach }: PageGraph, dictionaries: readonly string[]): Map<PageRow, string[]> {
  const known = new Set(dictionaries);
  const namesIn = (text: string): string[] =>
    [NAMESPACE, KEY].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name = '']) => (known.has(name) ? name : [])),
    );
  const named = new Map([...texts].map(([file, text]) => [file, namesIn(text)]));
  return new Map(
    rows.map((row) => {
      // whichever page of a frame is opened, the texts of the frame come with it
      const around = rows.filter(({ path, isFrame }) => isFrame && row.path.startsWith(`${path}/`));
      const names = [row, ...around].flatMap(({ page, title }) =>
        [...reach(page)].flatMap((file) => named.get(file) ?? []).concat(namesIn(`'${title}'`)),
      );
      return [row, [...new Set(names)].toSorted()];
    }),
  );
}

/** Writes the dictionaries of each page to `src/app/generated/`; a file that is current is left alone. */
export function generateTexts(root: string): void {
  const dictionaries = globSync('src/shared/i18n/locales/en/*.ts', { cwd: root })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'common'); // is there before the first page
  const all = [...pageTexts(readPageGraph(root), dictionaries)];
  mkdirSync(join(root, TEXTS_FOLDER), { recursive: true });
  const write = (file: string, name: string, rows: typeof all) => {
    const path = join(root, TEXTS_FOLDER, file);
    const code = [
      '// Generated from the sources of the pages by `npm run generate`. Do not edit.',
      "import type { Namespace } from '../../shared/i18n/dictionary.types.ts';",
      '',
      `export const ${name}: Readonly<Record<string, readonly Namespace[]>> = {`,
      ...rows.map(([row, names]) => `  '${row.path}': [${names.map((one) => `'${one}'`).join(', ')}],`),
      '};',
      '',
    ].join('\n');
    if (!existsSync(path) || readFileSync(path, 'utf8') !== code) writeFileSync(path, code);
  };
  // the start script has the lists of its own pages only
  write(
    'first-texts.ts',
    'firstTexts',
    all.filter(([row]) => row.isFirst),
  );
  write(
    'later-texts.ts',
    'laterTexts',
    all.filter(([row]) => !row.isFirst),
  );
}

/** Many files change at once when another branch is checked out. */
const PAUSE_MS = 50;

/** Keeps the lists current while the dev server runs: without its dictionary a page shows keys. */
export const currentTexts = (): Plugin => ({
  name: 'current-texts',
  apply: 'serve',
  configureServer({ watcher, config: { root, logger } }) {
    let isDue = false;
    watcher.on('all', (_event, file) => {
      if (isDue || !/[\\/]src[\\/].*\.tsx?$/.test(file) || /[\\/]generated[\\/]/.test(file)) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        try {
          generateTexts(root);
        } catch (error) {
          logger.error(`texts of the pages: ${String(error)}`); // a row that is half written has no page yet
        }
      }, PAUSE_MS);
    });
  },
});

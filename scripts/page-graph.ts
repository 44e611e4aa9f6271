import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A row of the route table, as far as the files of its page go. */
export interface PageRow {
  path: string;
  /** Key of the document's title. */
  title: string | null;
  /** Its page has others within it. */
  isFrame: boolean;
  /** The row itself names its page, because it is often the first one. */
  isFirst: boolean;
  /** The file of its page. */
  page: string;
}

/** The files of `src` that pages are made of. */
export interface PageGraph {
  rows: readonly PageRow[];
  /** Text of each file, without the imports of types alone. */
  texts: ReadonlyMap<string, string>;
  /** The file and all that it imports, lazily or not. */
  reach: (file: string) => ReadonlySet<string>;
}

const IMPORT = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
const TYPES = /^(?:import|export) type [^;]*;/gm;
const LATER_PAGE = /'(\/[^']*)':\s*\(\)\s*=>\s*import\(\s*'([^']+)'/g;

/** Reads the sources once. Tests, generated code and dictionaries are no part of a page. Throws at a row without a page. */
export function readPageGraph(root: string): PageGraph {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const texts = new Map(
    paths
      .filter((path) => !/\.test\.tsx?$|\/generated\/|^src\/shared\/i18n\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8').replaceAll(TYPES, '')]),
  );
  const imports = new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, target = '']) => posix.join(posix.dirname(file), target));
      return [file, targets.filter((target) => texts.has(target))] as const;
    }),
  );
  return {
    rows: readRows(texts.get('src/app/route-table.ts') ?? '', texts.get('src/app/later-pages.ts') ?? ''),
    texts,
    reach(file) {
      const seen = new Set([file]);
      for (const one of seen) for (const imported of imports.get(one) ?? []) seen.add(imported);
      return seen;
    },
  };
}

/** From the sources: the tables themselves import what is generated. */
function readRows(table: string, laterPages: string): PageRow[] {
  const later = new Map([...laterPages.matchAll(LATER_PAGE)].map(([, path = '', page = '']) => [path, page] as const));
  return table
    .split(/\bpath: '/)
    .slice(1)
    .map((row) => {
      const path = row.slice(0, row.indexOf("'"));
      const first = /\bimport\(\s*'([^']+)'/.exec(row)?.[1];
      const page = first ?? later.get(path);
      if (page === undefined) throw new Error(`no page: ${path}`);
      return {
        path,
        title: /\btitle: '([^']+)'/.exec(row)?.[1] ?? null,
        isFrame: /\bchild: '/.test(row),
        isFirst: first !== undefined,
        page: posix.join('src/app', page),
      };
    });
}

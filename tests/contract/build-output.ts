import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from '../../scripts/static-files.ts';

/** The parts of a chunk in Vite's manifest that the budgets read. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Reads a production build once. Throws an explanation when there is none. */
export function readBuild(dist: string) {
  const read = (name: string): string => {
    try {
      return readFileSync(join(dist, name), 'utf8');
    } catch (cause) {
      throw new Error(`dist/${name} is missing: run \`npm run build\` first`, { cause });
    }
  };
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'));
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (!found) throw new Error(`the build has no chunk ${key}`);
    return found;
  };
  /** Keys of these chunks and all their static imports. */
  const closure = (keys: Iterable<string>, seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      closure(chunk(key).imports ?? [], seen);
    }
    return seen;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return {
    manifest,
    entries,
    closure,
    chunk,
    /** What a visitor of these pages loads: file names of scripts and of stylesheets. */
    filesOf: (keys: string[]) => {
      const chunks = [...closure([...entries, ...keys])].map(chunk);
      return {
        js: [...new Set(chunks.map(({ file }) => file))],
        css: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
      };
    },
    /** All files, by path from dist. */
    files: readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1)),
    text: read,
    /** Bytes after brotli. */
    size: (name: string) => brotli(readFileSync(join(dist, name))).length,
  };
}

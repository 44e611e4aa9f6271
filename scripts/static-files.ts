import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { isServed } from '../config/file-addresses.ts';
import { COMPRESSED_FROM, COMPRESSED_TYPES, FILE_TYPES, UTF8_TYPES } from '../config/file-types.ts';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface Answer {
  type: string;
  encoding?: 'br' | 'gzip';
  body: Buffer;
}
export interface StaticFile {
  /** The smallest encoding that `Accept-Encoding` allows; compressed once, at the first request. */
  answer: (accept: string) => Answer;
}

interface LoadOptions {
  /** Pages load them too. */
  scripts?: readonly string[] | undefined;
  /** Default: yes. Compressing a whole build takes seconds. */
  isCompressed?: boolean | undefined;
}

/** Every public file of a build in memory, by its path (`assets/x.js`). */
export function loadStaticFiles(dist: string, options: LoadOptions = {}): Map<string, StaticFile> {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(dist, path).split(sep).join('/');
      return isServed(name) ? [[name, staticFile(path, options)]] : [];
    }),
  );
}

function staticFile(path: string, { scripts = [], isCompressed = true }: LoadOptions): StaticFile {
  const ending = extname(path);
  const bare = FILE_TYPES[ending] ?? 'application/octet-stream';
  const type = UTF8_TYPES.includes(bare) ? `${bare}; charset=utf-8` : bare;
  const body = ending === '.html' ? withScripts(readFileSync(path, 'utf8'), scripts) : readFileSync(path);
  if (!isCompressed || !COMPRESSED_TYPES.includes(bare) || body.length < COMPRESSED_FROM)
    return { answer: () => ({ type, body }) };
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    answer: (accept) => {
      if (/\bbr\b/.test(accept)) return { type, encoding: 'br', body: (br ??= brotli(body)) };
      if (/\bgzip\b/.test(accept)) return { type, encoding: 'gzip', body: (gzip ??= gzipSync(body, { level: 9 })) };
      return { type, body };
    },
  };
}

function withScripts(page: string, scripts: readonly string[]): Buffer {
  const tags = scripts.map((src) => `<script async src="${src}"></script>`).join('');
  return Buffer.from(page.replace('</body>', `${tags}</body>`));
}

/** Brotli at the quality of ahead-of-time compression; all byte budgets assume it. */
export function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
}

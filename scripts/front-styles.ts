import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

/** What the head's script and the browser put on elements: rules that ask for these are kept, although no markup has them. */
const DYNAMIC = ['data-theme', 'data-front', 'open', 'disabled', 'hidden', 'type'];

/**
 * Writes those rules of the build's stylesheets, in their order, that the page's elements can match: a third, which the first paint waits for
 * instead of all. Returns the new file's name, relative to the build.
 */
export async function writeFrontStyles(dir: string, html: string, styles: readonly string[]): Promise<string> {
  const kept = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: styles.map((name) => ({ raw: readFileSync(join(dir, name), 'utf8') })),
    dynamicAttributes: DYNAMIC,
    keyframes: true,
    fontFace: true,
  });
  const css = kept.map((sheet) => sheet.css).join('\n');
  const name = `assets/front-${createHash('sha256').update(css).digest('base64url').slice(0, 7)}.css`;
  writeFileSync(join(dir, name), css);
  return name;
}

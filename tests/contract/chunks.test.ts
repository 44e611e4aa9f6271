import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuild } from './build-output.ts';

// Runs after a build (`npm run check:bundle`), and builds once more with one page added.
const root = join(import.meta.dirname, '../..');
const CONFIG = 'tests/setup/extra-page.vite.config.ts';
const EXTRA = join(root, 'node_modules/.cache/fusha/extra-page');

describe('one page more', () => {
  const before = readBuild(join(root, 'dist'));
  execFileSync('vite', ['build', '--config', CONFIG], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  const after = readBuild(EXTRA);
  const chunk = (build: typeof before, name: string) => {
    const file = build.files.find((one) => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(one));
    if (!file) throw new Error(`no chunk ${name}`);
    return { code: withoutFileNames(build.text(file)), bytes: build.size(file) };
  };

  it('is built', () => {
    expect(Object.keys(after.manifest)).toContain('src/pages/extra/extra.page.tsx');
    expect(Object.keys(before.manifest)).not.toContain('src/pages/extra/extra.page.tsx');
  });

  it('changes nothing in the core, and in the styles of the core', () => {
    expect(chunk(after, 'core').code === chunk(before, 'core').code, 'the same program').toBe(true);
    const styles = (build: typeof before) =>
      build.files.filter((one) => /^assets\/core-.*\.css$/.test(one)).map((one) => build.text(one));
    expect(styles(after)).toEqual(styles(before));
  });

  it('adds its row and the names of its files to the start script, and no more', () => {
    expect(chunk(after, 'boot').bytes - chunk(before, 'boot').bytes).toBeLessThan(200);
  });

  it('changes nothing in the Albanian texts', () => {
    expect(chunk(after, 'albanian').code === chunk(before, 'albanian').code, 'the same program').toBe(true);
  });
});

/** Names of other chunks change with their contents, and the list of them with every page. */
function withoutFileNames(code: string): string {
  return code
    .replaceAll(/-[\w-]{7}\.(js|css)/g, '.$1')
    .replace(/m\.f\|\|\(m\.f=\[[^\]]*\]\)/, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What generating reads; the client's own calls are among the sources. */
const READ = [
  'openapi',
  'scripts',
  'src',
  'orval.config.ts',
  'orval.transform.ts',
  'package.json',
  'tsconfig.json',
  '.gitignore',
];

/**
 * Generates in a copy of the sources, so that a dev server sees no file change, and compares it with what is committed: a line
 * per file that differs, as git prints it.
 */
export function differences(root: string, folders: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'fusha-generated-'));
  try {
    for (const name of READ) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: copy, stdio: 'inherit' });
    const repository = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: root, encoding: 'utf8' }).trim();
    return execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--', ...folders], {
      cwd: copy,
      encoding: 'utf8',
      // compares the copy, and does not touch the index of the checkout
      env: { ...process.env, GIT_DIR: repository, GIT_WORK_TREE: copy, GIT_OPTIONAL_LOCKS: '0' },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

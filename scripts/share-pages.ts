import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** After the build of the demo, which a host serves as files alone: the pages of public things say in their heads what they are (decision 076). */
export const sharePages = (): Plugin => ({
  name: 'fusha-share-pages',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true, // once the page holds the id of the build
    handler({ dir }) {
      // a process of its own: the mock backend need not be compiled into the configuration of Vite
      if (dir !== undefined)
        execFileSync(process.execPath, [join(import.meta.dirname, 'write-share-pages.ts'), dir], { stdio: 'inherit' });
    },
  },
});

import { defineConfig } from 'vitest/config';
import { appPlugins } from '../../vite.shared.ts';

/** What `npm run mutation` runs for each change it makes to a decide function: the tests that know them. */
export default defineConfig({
  plugins: [appPlugins()],
  test: {
    environment: 'node',
    testTimeout: 60_000, // it runs at the lowest priority
    include: [
      'src/models/{auth-flow,confirmation,deep-links,drafts,initialization,loading,module-links,presence,profile,rooms,routing,session,snackbars}/*.test.ts',
      'src/shared/routing/inside-address.test.ts',
      'tests/contract/routing.test.ts',
      'tests/fuzz/auth-flow.test.ts',
    ],
  },
});

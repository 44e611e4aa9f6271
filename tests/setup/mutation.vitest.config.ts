import { defineConfig } from 'vitest/config';
import { appPlugins } from '../../vite.shared.ts';

/** The tests that `npm run mutation` runs for each mutation of a decide function. */
export default defineConfig({
  plugins: [appPlugins()],
  test: {
    environment: 'node',
    testTimeout: 60_000, // it runs at the lowest priority
    include: [
      'src/models/{auth-flow,confirmation,deep-links,drafts,initialization,loading,module-links,presence,profile,rooms,routing,session,snackbars,unsent-posts}/*.test.ts',
      'src/shared/routing/inside-address.test.ts',
      'src/tournament/standings/*.test.ts',
      'mocks/rules/{balance,closure,community-membership,game-result,handover,membership,participation,score,watch-queue}.test.ts',
      'tests/contract/routing.test.ts',
      'tests/fuzz/auth-flow.test.ts',
    ],
  },
});

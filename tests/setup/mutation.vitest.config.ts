import { defineConfig } from 'vitest/config';
import { appPlugins } from '../../vite.shared.ts';

/** The tests that `npm run mutation` runs for each mutation of a decide function. */
export default defineConfig({
  plugins: [appPlugins()],
  test: {
    environment: 'node',
    testTimeout: 60_000, // it runs at the lowest priority
    include: [
      'src/models/{auth-flow,confirmation,deep-links,drafts,initialization,install,loading,module-links,presence,profile,rooms,routing,session,snackbars,unsent-posts}/*.test.ts',
      'src/shared/routing/inside-address.test.ts',
      'src/live/!(random-games).test.ts', // a score that follows from no seed
      'src/tournament/{draws,play,standings}/*.test.ts',
      'mocks/rules/{bookings,communities,events,games,teams}/{balance,closure,handover,membership,participation,result,score,watch-queue}.test.ts',
      'tests/contract/routing.test.ts',
      'tests/fuzz/auth-flow.test.ts',
    ],
  },
});

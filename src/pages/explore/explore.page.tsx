import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Evening, nextEvening } from '../../entities/venue/tonight.ts';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FailureLine } from '../../shared/ui/query-view.tsx';
import type { BlockQuery } from './block.tsx';
import * as css from './explore.css.ts';
import { asksForBookings, bookmarksQuery, tonightQuery, upcomingQuery } from './explore.data.ts';
import { SportTiles } from './sport-tiles.tsx';
import { UpcomingBlock } from './upcoming-block.tsx';
import { BookmarksBlock, TonightBlock } from './venue-blocks.tsx';

export { loader } from './explore.data.ts';

/** The base module's home, open to guests too. Source: RT-15, design §3. */
export function Component() {
  const t = useT('home');
  const today = tiraneDate(now());
  const evening = nextEvening(now());
  const { upcoming, tonight, sports, saved, city, failures } = useExplore(evening);
  const retryAll = {
    onRetry: () => failures.forEach(({ refetch }) => void refetch()),
    retrying: failures.some(({ isFetching }) => isFetching),
  };
  return (
    <div className={css.page}>
      <h1>{t('explore.title')}</h1>
      {/* one offer for all of them; a block that fails alone makes its own */}
      {failures.length > 1 &&
        (failures.some(({ data }) => data === undefined) ? (
          <ErrorState title={t('common:states.errorTitle')} message={t('common:states.errorHint')} {...retryAll} />
        ) : (
          <FailureLine {...retryAll} />
        ))}
      {upcoming && <UpcomingBlock query={upcoming} today={today} />}
      <TonightBlock query={tonight} evening={evening} city={city} today={today} />
      <SportTiles query={sports} />
      {saved && <BookmarksBlock query={saved} today={today} />}
    </div>
  );
}

/** What the page shows to whom, and which of it failed. The loader has asked for all of it. */
function useExplore(evening: Evening) {
  const { authenticated, module, user } = useUnit({ authenticated: $authenticated, module: $module, user: $user });
  const hasBookings = asksForBookings(authenticated, module);
  const city = user?.city ?? null;
  const upcoming = useQuery(skipUnless(hasBookings, upcomingQuery));
  const tonight = useQuery(tonightQuery(evening, city?.id));
  const sports = useQuery(sportsQuery);
  const saved = useQuery(skipUnless(authenticated, bookmarksQuery));
  const shown = [...(hasBookings ? [upcoming] : []), tonight, sports, ...(authenticated ? [saved] : [])];
  const failures = shown.filter(({ error }) => error !== null);
  const asBlock = <T extends object>(query: T): T & Pick<BlockQuery<unknown>, 'failure'> => ({
    ...query,
    failure: failures.length > 1 ? 'words' : 'line',
  });
  return {
    upcoming: hasBookings ? asBlock(upcoming) : null,
    tonight: asBlock(tonight),
    sports: asBlock(sports),
    saved: authenticated ? asBlock(saved) : null,
    city,
    failures,
  };
}

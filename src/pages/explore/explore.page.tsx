import { nextEvening } from '../../entities/venue/tonight.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { BookmarksBlock } from './bookmarks-block.tsx';
import * as css from './explore.css.ts';
import { SportTiles } from './sport-tiles.tsx';
import { TonightBlock } from './tonight-block.tsx';
import { UpcomingBlock } from './upcoming-block.tsx';
import { useExplore } from './use-explore.ts';

export { loader } from './explore.data.ts';

/** The base module's home, open to guests too. Source: RT-15, design §3. */
export function Component() {
  const t = useT('home');
  const today = tiraneDate(now());
  const evening = nextEvening(now());
  const { upcoming, tonight, sports, saved, city, failures } = useExplore(evening);
  return (
    <div className={css.page}>
      <title>{`${t('explore.title')} · ${t('common:app.name')}`}</title>
      <h1>{t('explore.title')}</h1>
      {failures.length > 1 && (
        <ErrorState
          title={t('common:states.errorTitle')}
          message={t('common:states.errorHint')}
          onRetry={() => failures.forEach(({ refetch }) => void refetch())}
          retrying={failures.some(({ isFetching }) => isFetching)}
        />
      )}
      {upcoming && <UpcomingBlock query={upcoming} today={today} />}
      <TonightBlock query={tonight} evening={evening} city={city} today={today} />
      <SportTiles query={sports} />
      {saved && <BookmarksBlock query={saved} today={today} />}
    </div>
  );
}

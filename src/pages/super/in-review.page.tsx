import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { daysWaited, inReviewQuery } from './in-review.data.ts';
import * as css from './super.css.ts';

export { loader } from './in-review.data.ts';

/** Days after which a venue has waited too long. */
const LATE = 2;

/** The venues that wait for a decision, the longest-waiting first (RT-53, SUP-01, SUP-02). */
export function Component() {
  const t = useT('review');
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(inReviewQuery(page));
  const total = query.data?.pagination.total;
  return (
    <Stack gap={5} className={css.listPage}>
      <PageHeader
        title={t('title')}
        meta={total === undefined ? '\u00a0' : total > 0 ? t('waiting', { count: total }) : null}
      />
      <ListView
        query={query}
        errorTitle={t('listNotLoaded')}
        skeleton={<Skeleton shape="box" height="240px" />}
        empty={<EmptyState hint={t('emptyHint')}>{t('empty')}</EmptyState>}
        paging={{ page }}
      >
        {({ venues }, stale) => (
          <div {...stale}>
            <ListRows label={t('title')}>
              {venues.map((venue) => (
                <WaitingRow key={venue.id} venue={venue} />
              ))}
            </ListRows>
          </div>
        )}
      </ListView>
    </Stack>
  );
}

function WaitingRow({ venue }: { venue: Venue }) {
  const t = useT('review');
  const days = venue.review ? daysWaited(venue.review.submitted_at, now()) : 0;
  const sports = venue.sports.map(({ key }) => t(`common:sports.${key}`)).join(', ');
  return (
    <ListRow
      to={paths.reviewVenue(venue.slug)}
      icon={
        <CourtCover
          sport={venue.sports[0]?.key ?? 'football'}
          id={venue.id}
          image={venue.images[0]?.url}
          className={css.cover}
        />
      }
      title={venue.name}
      meta={[venue.city.name, sports, t('courtCount', { count: venue.courts_count })].filter(Boolean).join(' · ')}
      value={
        <span className={cx(css.waits, days > LATE && css.late)}>
          {days === 0 ? t('waitsToday') : t('waits', { count: days })}
        </span>
      }
    />
  );
}

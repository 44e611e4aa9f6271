/** How the answer to a query is shown: one place decides between loading, failed, empty, outdated and there. */
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { ApiError } from '../api/errors.ts';
import type { Pagination as PageNumbers } from '../api/generated/model';
import type { Format } from '../i18n/format.ts';
import { useFormat, useT } from '../i18n/i18n-react.tsx';
import { tiraneDate } from '../lib/time/tirane.ts';
import { msSince, now } from '../platform/clock.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Pagination } from './pagination.tsx';
import { PartBoundary } from './part-boundary.tsx';
import * as css from './query-view.css.ts';

/** What the view reads of the result of `useQuery`. */
export interface ViewedQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  /** Epoch ms. */
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Whether all of these have been answered once, or are not asked at all. What stands below a list is drawn from then on: a list
 * is rarely as long as its skeleton, and nothing that is on screen may move.
 */
export const areAnswered = (...queries: readonly { isFetched: boolean; isLoading: boolean }[]): boolean =>
  queries.every(({ isFetched, isLoading }) => isFetched || !isLoading);

/** Attributes of the element that shows placeholder data (the answer to the question before); none otherwise. */
export interface StaleMark {
  'aria-busy'?: true;
  'data-stale'?: true;
}

export interface QueryViewProps<T> {
  query: ViewedQuery<T>;
  /** Stands where the data will, in its size. */
  skeleton: ReactNode;
  /** What could not be loaded; without it the failure's own message is the title. */
  errorTitle?: string;
  /**
   * Where a failure stands: in a box (default), in place of the whole page with its title, in a line of a page that has other
   * parts, or in words alone, because the page offers to try several parts again at once.
   */
  failure?: 'box' | 'page' | 'line' | 'words';
  children: (data: T, stale: StaleMark) => ReactNode;
}

/**
 * Draws the data of a query. Data win over an error: when they could not be refreshed, they stay, what is open or typed
 * among them too, and a quiet line above them says of when they are and offers to try again. Data that cannot be drawn are a failure of this part alone.
 */
export function QueryView<T>({ query, skeleton, errorTitle, failure = 'box', children }: QueryViewProps<T>) {
  const t = useT();
  // `isFetching` is read where a failure stands alone: whoever reads it is drawn again at the start of each request
  const { data, error, isPlaceholderData, refetch } = query;
  const failed = { errorTitle, failure };
  const onRetry = () => void refetch();
  if (data !== undefined) {
    return (
      <PartBoundary
        data={data}
        // oxlint-disable-next-line react/no-unstable-nested-components -- called, never mounted as a component
        failure={(redraw) => (
          <PartFailure
            {...failed}
            retrying={query.isFetching}
            failure={failure === 'words' ? 'line' : failure} // the page knows of no failure of this part
            error={{ kind: 'broken', message: t('errors.somethingWentWrong') }}
            onRetry={() => void refetch().then(redraw)}
          />
        )}
      >
        {() => (
          <>
            {error && failure !== 'words' && (
              <FailureLine since={query.dataUpdatedAt} onRetry={onRetry} retrying={query.isFetching} />
            )}
            {children(data, isPlaceholderData ? { 'aria-busy': true, 'data-stale': true } : {})}
          </>
        )}
      </PartBoundary>
    );
  }
  if (error) return <PartFailure {...failed} error={error} retrying={query.isFetching} onRetry={onRetry} />;
  return (
    <div className={css.loading} role="status" aria-busy aria-label={t('states.loading')}>
      {skeleton}
    </div>
  );
}

interface PartFailureProps extends Pick<QueryViewProps<unknown>, 'errorTitle' | 'failure'> {
  error: Pick<ApiError, 'kind' | 'message'>;
  onRetry: () => void;
  retrying: boolean;
}

/** What stands in place of data that are not there. */
function PartFailure({ error, errorTitle, failure, ...retry }: PartFailureProps) {
  if (failure === 'words') return <FailureLine message={error.message} />;
  if (failure === 'line') return <FailureLine message={error.message} {...retry} />;
  return (
    <>
      {failure === 'page' && <title>{`${errorTitle ?? error.message} · Fusha`}</title>}
      <ErrorState page={failure === 'page'} title={errorTitle} error={error} {...retry} />
    </>
  );
}

export interface ListViewProps<T> extends QueryViewProps<T> {
  /** Stands in place of a list without entries. */
  empty: ReactNode;
  /**
   * Of a list whose page stands in the address as `page`, the first page without it. `onPage` goes to another page; by default
   * to the same address with that page.
   */
  paging?: { page: number; onPage?: (page: number) => void };
}

/** `QueryView` of a list that comes in pages. An address beyond the last page goes on to the last one. */
export function ListView<T extends { pagination: PageNumbers }>(props: ListViewProps<T>) {
  const { empty, paging, children, ...view } = props;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const toPage = (page: number) => {
    const next = new URLSearchParams(search);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return { search: next.toString() };
  };
  return (
    <QueryView {...view}>
      {(data, stale) => {
        const { total, current_page: current, last_page: last } = data.pagination;
        if (total === 0) return empty;
        if (paging && current > last) return <Navigate replace to={toPage(last)} state={state} />;
        return (
          <>
            {children(data, stale)}
            {paging && (
              <Pagination
                current={paging.page}
                last={last}
                onPage={paging.onPage ?? ((page) => void navigate(toPage(page)))}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

type FailureLineProps = {
  onRetry?: () => void;
  retrying?: boolean;
} & (
  | { /** Why nothing can be shown. */ message: string; since?: undefined }
  | { /** Data on screen could not be refreshed; when they came, in epoch ms. */ since: number; message?: undefined }
);

/** A failure in one line. */
export function FailureLine({ message, since, onRetry, retrying }: FailureLineProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div role={message === undefined ? 'status' : onRetry && 'alert'} className={css.line}>
      <p>{message ?? t('states.asOf', { time: momentOf(since, format) })}</p>
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={onRetry} loading={retrying}>
          {t('actions.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** "10:03" of today, "Nov 24, 10:03" of another day. */
function momentOf(since: number, format: Format): string {
  const at = now() - msSince(since);
  const date = tiraneDate(at);
  return date === tiraneDate(now()) ? format.time(at) : `${format.dayMonth(date)}, ${format.time(at)}`;
}

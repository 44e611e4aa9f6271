import { type ReactNode, useId } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import * as css from './explore.css.ts';

/** What a block needs of its query. */
export interface BlockQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface BlockProps<T> {
  title: string;
  query: BlockQuery<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of explore that loads, fails and is tried again by itself. */
export function Block<T>({ title, query, skeleton, children }: BlockProps<T>) {
  const t = useT('home');
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error ? (
        <ErrorState title={error.message} retryLabel={t('common:actions.tryAgain')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data === undefined ? (
        skeleton
      ) : (
        children(data)
      )}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './explore.css.ts';

/** What a block needs of its query. */
export interface BlockQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** No other block failed: this one offers to try again. Otherwise the page does, for all of them. */
  isOnlyFailure: boolean;
}

interface BlockProps<T> {
  title: string;
  query: BlockQuery<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of explore that loads and fails by itself. */
export function Block<T>({ title, query, skeleton, children }: BlockProps<T>) {
  const id = useId();
  const { data, error } = query;
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error ? <Failure query={query} message={error.message} /> : data === undefined ? skeleton : children(data)}
    </section>
  );
}

function Failure({ query, message }: { query: BlockQuery<unknown>; message: string }) {
  const t = useT();
  if (!query.isOnlyFailure) return <p className={css.quiet}>{message}</p>;
  return (
    <div role="alert" className={css.failure}>
      <p>{message}</p>
      <Button variant="ghost" size="sm" onClick={() => void query.refetch()} loading={query.isFetching}>
        {t('actions.tryAgain')}
      </Button>
    </div>
  );
}

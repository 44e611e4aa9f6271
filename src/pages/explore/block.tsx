import { type ReactNode, useId } from 'react';
import type { QueryViewProps, ViewedQuery } from '../../shared/ui/query-view.tsx';
import * as css from './explore.css.ts';

/** The query of a block; `failure` says how the block shows that it failed. */
export interface BlockQuery<T> extends ViewedQuery<T>, Required<Pick<QueryViewProps<T>, 'failure'>> {}

/** A part of explore that loads and fails by itself. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import type { Pagination } from '../../shared/api/generated/model';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView, QueryView, type QueryViewProps } from '../../shared/ui/query-view.tsx';
import * as css from './explore.css.ts';

interface BlockProps<T> extends Omit<QueryViewProps<T>, 'children'> {
  title: string;
  children: (data: T) => ReactNode;
}

/** Where a button leads, and what it says. */
interface Way {
  to: string;
  label: string;
}

interface ListBlockProps<T> extends BlockProps<T> {
  empty: { text: string; next: Way; drawing?: EmptyDrawingKind };
  /** To all of them; shown when the list goes on there. */
  more: Way & { always?: boolean };
}

/** A part of explore that loads and fails by itself. */
export function Block<T>({ title, ...view }: BlockProps<T>) {
  return (
    <Section title={title}>
      <QueryView {...view} />
    </Section>
  );
}

/** A part of explore with the first entries of a list. */
export function ListBlock<T extends { pagination: Pagination }>(props: ListBlockProps<T>) {
  const { title, empty, more, children, ...view } = props;
  const next = (
    <LinkButton variant="secondary" to={empty.next.to}>
      {empty.next.label}
    </LinkButton>
  );
  return (
    <Section title={title}>
      <ListView
        {...view}
        empty={
          <EmptyState {...(empty.drawing && { drawing: empty.drawing })} action={next}>
            {empty.text}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            {children(data)}
            {(more.always === true || data.pagination.last_page > 1) && (
              <LinkButton variant="secondary" to={more.to} className={css.more}>
                {more.label}
              </LinkButton>
            )}
          </>
        )}
      </ListView>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

import type { Pagination } from '../../shared/api/generated/model';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView, type ListViewProps } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { more as moreClass } from './list-section.css.ts';

/** Where a button leads, and what it says. */
interface Way {
  to: string;
  label: string;
}

interface ListSectionProps<T> extends Omit<ListViewProps<T>, 'empty' | 'paging'> {
  title: string;
  empty: { text: string; next: Way; drawing?: EmptyDrawingKind };
  /** To all of them; shown when the list goes on there. */
  more: Way & { always?: boolean };
}

/** A part of a page with the first entries of a list, which loads and fails by itself. */
export function ListSection<T extends { pagination: Pagination }>(props: ListSectionProps<T>) {
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
        {(data, stale) => (
          <>
            {children(data, stale)}
            {(more.always === true || data.pagination.last_page > 1) && (
              <LinkButton variant="secondary" to={more.to} className={moreClass}>
                {more.label}
              </LinkButton>
            )}
          </>
        )}
      </ListView>
    </Section>
  );
}

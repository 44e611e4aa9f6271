import type { ReactNode } from 'react';
import type { Pagination } from '../../shared/api/generated/model';
import { Link } from '../../shared/routing/link.tsx';
import { cx } from '../../shared/ui/cx.ts';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView, type ListViewProps } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './list-section.css.ts';

/** Where a link leads, and what it says. */
interface Way {
  to: string;
  label: string;
}

interface ListSectionProps<T> extends Omit<ListViewProps<T>, 'empty' | 'paging'> {
  title: string;
  /** Between the title and the list, e.g. a search. */
  lead?: ReactNode;
  empty: { text: string; next: Way; drawing?: EmptyDrawingKind };
  /** To all of them, in the line of the title; shown when the list goes on there. */
  more: Way & { always?: boolean };
}

/** A part of a page with the first entries of a list, which loads and fails by itself. */
export function ListSection<T extends { pagination: Pagination }>(props: ListSectionProps<T>) {
  const { title, lead, empty, more, query, ...view } = props;
  const pages = query.data?.pagination;
  const goesOn = pages !== undefined && pages.total > 0 && (more.always === true || pages.last_page > 1);
  const next = (
    <LinkButton variant="secondary" to={empty.next.to}>
      {empty.next.label}
    </LinkButton>
  );
  return (
    <Section
      title={title}
      action={
        goesOn && (
          // several lists of a page may say the same
          <Link to={more.to} className={cx(link, css.more)} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        )
      }
    >
      {lead}
      <ListView
        {...view}
        query={query}
        empty={
          <EmptyState {...(empty.drawing && { drawing: empty.drawing })} action={next}>
            {empty.text}
          </EmptyState>
        }
      />
    </Section>
  );
}

import type { ReactNode } from 'react';
import type { Pagination } from '../../shared/api/generated/model';
import { Link } from '../../shared/routing/link.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
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
  /** In one row, which leads on: what there is to see stands below. */
  empty: { text: string; next: Way };
  /** To all of them, in the line of the title; shown when the list goes on there. */
  more: Way & { always?: boolean };
}

/** A part of a page with the first entries of a list, which loads and fails by itself. */
export function ListSection<T extends { pagination: Pagination }>(props: ListSectionProps<T>) {
  const { title, lead, empty, more, query, ...view } = props;
  const pages = query.data?.pagination;
  const goesOn = pages !== undefined && pages.total > 0 && (more.always === true || pages.last_page > 1);
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
          <ListRows>
            <ListRow title={empty.text} meta={empty.next.label} to={empty.next.to} />
          </ListRows>
        }
      />
    </Section>
  );
}

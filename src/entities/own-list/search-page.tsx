import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import type { Pagination } from '../../shared/api/generated/model';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { areAnswered, ListView, type ListViewProps } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { SignInToSee } from './sign-in-to-see.tsx';
import { useOwnList } from './use-own-list.ts';

interface Filters {
  keywords?: string | undefined;
  page: number;
}

interface SearchPageProps<Data> extends Pick<ListViewProps<Data>, 'skeleton' | 'empty' | 'children'> {
  title: string;
  /** Of the field for the words of the search. */
  search: { label: string; placeholder: string };
  /** How many were found. */
  count: (total: number) => string;
  filters: Filters;
  change: ChangeFilters<Filters>;
  /** The list that the filters ask for. */
  query: UseQueryOptions<Data, ApiError>;
  /** They ask for the reader's own entries: a guest is asked to sign in, to see this. */
  own: { isAsked: boolean; drawing: EmptyDrawingKind; guest: string };
  /** The page's one filled button. */
  action?: ReactNode;
  filterRow: ReactNode;
  /** Below the list, once it is known how long that is. */
  below?: ReactNode;
}

/** A page that finds entries of one kind, all or one's own: search and filters in the URL. */
export function SearchPage<Data extends { pagination: Pagination }>(props: SearchPageProps<Data>) {
  const { title, search, count, filters, change, own, action, filterRow, below, ...list } = props;
  const { query, isGuests } = useOwnList(own.isAsked, list.query);
  const total = query.data?.pagination.total;
  return (
    <Stack gap={2}>
      <SearchHead
        title={title}
        found={total === undefined || isGuests ? null : { total, words: count(total) }}
        search={{ ...search, keywords: filters.keywords, change }}
        action={action}
      />
      {filterRow}
      {isGuests ? (
        <SignInToSee drawing={own.drawing}>{own.guest}</SignInToSee>
      ) : (
        <ListView
          query={query}
          skeleton={list.skeleton}
          empty={list.empty}
          paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
        >
          {list.children}
        </ListView>
      )}
      {(isGuests || areAnswered(query)) && below}
    </Stack>
  );
}

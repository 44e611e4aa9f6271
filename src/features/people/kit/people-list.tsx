import type { ReactNode } from 'react';
import type { Pagination } from '../../../shared/api/generated/model';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListView, type ListViewProps, QueryView, type ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import type { PeopleOwner } from './people-owner.ts';
import { PeopleRows } from './people-rows.tsx';

interface PeopleProps<D, P> {
  owner: PeopleOwner<P>;
  query: ViewedQuery<D>;
  peopleOf: (answer: D) => readonly P[];
  /** In place of a list of nobody. */
  empty: ReactNode;
  /** About as high as the list will be. */
  height?: `${number}px`;
}
const view = <P,>({ notLoaded }: PeopleOwner<P>, height = '320px') => ({
  errorTitle: notLoaded,
  skeleton: <Skeleton shape="box" height={height} />,
});

interface PeopleListProps<D, P> extends PeopleProps<D, P> {
  /** Below a list of the reader only. */
  alone?: false | { title: string; hint: string };
}

/** All the people of an owner, in one answer: while it loads, when it fails, of nobody. */
export function PeopleList<D, P>({ owner, query, peopleOf, empty, height, alone }: PeopleListProps<D, P>) {
  return (
    <QueryView query={query} {...view(owner, height)}>
      {(answer, stale) => {
        const people = peopleOf(answer);
        if (people.length === 0) return empty;
        return (
          <Stack {...stale}>
            <PeopleRows owner={owner} people={people} />
            {alone && people.length === 1 && (
              <EmptyState drawing="people" hint={alone.hint}>
                {alone.title}
              </EmptyState>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

interface PagedPeopleProps<D, P> extends PeopleProps<D, P> {
  paging?: ListViewProps<unknown>['paging'];
  /** Beside the rows: how many there are. */
  children?: (answer: D) => ReactNode;
}

/** The same of an answer that comes in pages. */
export function PagedPeople<D extends { pagination: Pagination }, P>(props: PagedPeopleProps<D, P>) {
  const { owner, query, peopleOf, empty, height, paging, children } = props;
  return (
    <ListView query={query} {...view(owner, height)} empty={empty} {...(paging && { paging })}>
      {(answer, stale) => (
        <div {...stale}>
          <PeopleRows owner={owner} people={peopleOf(answer)} />
          {children?.(answer)}
        </div>
      )}
    </ListView>
  );
}

import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { People, RunBy } from './people-of.ts';
import { UserList } from './user-list.tsx';

interface UsersViewProps {
  runBy: RunBy;
  query: ViewedQuery<People>;
  /** The query asks for some of them only. */
  isFiltered?: boolean;
}

/** The list of the people who run something, while it loads and when it fails. */
export function UsersView({ runBy, query, isFiltered = false }: UsersViewProps) {
  const t = useT('admins');
  return (
    <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="280px" />}>
      {(answer) => <UserList runBy={runBy} answer={answer} isFiltered={isFiltered} />}
    </QueryView>
  );
}

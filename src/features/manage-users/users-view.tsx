import type { Id, ListVenueUsersData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { UserList } from './user-list.tsx';

interface UsersViewProps {
  venueId: Id;
  query: ViewedQuery<ListVenueUsersData>;
}

/** The list of a venue's users (GET /mod-venue/venue/{venueId}/users), while it loads and when it fails. */
export function UsersView({ venueId, query }: UsersViewProps) {
  const t = useT('admins');
  return (
    <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="280px" />}>
      {(answer) => <UserList venueId={venueId} answer={answer} />}
    </QueryView>
  );
}

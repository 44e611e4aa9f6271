import { useQuery } from '@tanstack/react-query';
import { keepPage } from '../../shared/api/keep-page.ts';
import { getListCommunityMembersQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { peopleParams, peopleSearch, shownTo, type PeopleFilters as Filters } from './people-address.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';

/** One page of the people of a community; while one types a name, those of the letters before stay. */
export const peopleQuery = (communityId: Id, filters: Filters) =>
  keepPage(getListCommunityMembersQueryOptions(communityId, peopleParams(filters)), ['page', 'keywords']);

/** Who is in a community, by name and page of the address; who looks after it sees the invited and the banned as well (COM-07). */
export function CommunityPeople({ community }: { community: Community }) {
  const t = useT('communitypeople');
  const { filters: asked, change } = useFilters(peopleSearch);
  const filters = shownTo(community, asked);
  const { show, keywords, page } = filters;
  const query = useQuery(peopleQuery(community.id, filters));
  return (
    <>
      <PeopleFilters filters={filters} change={change} hasGroups={community.permissions['manage_members'] === true} />
      <ListView
        query={query}
        errorTitle={t('notLoaded')}
        skeleton={<Skeleton shape="box" height="320px" />}
        empty={
          <EmptyState drawing={keywords === undefined ? 'people' : 'search'}>
            {t(keywords === undefined ? `none.${show}` : 'none.named')}
          </EmptyState>
        }
        paging={{ page, onPage: (next) => void change({ page: next }, { scroll: true }) }}
      >
        {({ members, pagination }, stale) => (
          <div {...stale}>
            <p role="status" className={visuallyHidden}>
              {t('count', { count: pagination.total })}
            </p>
            <PeopleList communityId={community.id} people={members} />
          </div>
        )}
      </ListView>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getListCommunityMembersQueryOptions } from '../../../shared/api/generated/endpoints/communities/communities.ts';
import { type Community, CommunityMemberStatus, type Id } from '../../../shared/api/generated/model';
import { keepPage } from '../../../shared/api/keep-page.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../../shared/routing/use-filters.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { visuallyHidden } from '../../../shared/ui/visually-hidden.css.ts';
import { PeopleFilters } from '../kit/people-filters.tsx';
import { PagedPeople } from '../kit/people-list.tsx';
import { peopleParams, peopleSearch, shownTo, type PeopleFilters as Filters } from './people-address.ts';
import { useCommunityOwner } from './use-community-owner.tsx';

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
  const owner = useCommunityOwner(community.id);
  const groups = {
    field: 'show',
    label: t('groups.label'),
    options: Object.values(CommunityMemberStatus).map((value) => ({ value, label: t(`groups.${value}`) })),
  } as const;
  return (
    <>
      <PeopleFilters
        filters={filters}
        change={change}
        search={{ label: t('search.label'), placeholder: t('search.placeholder') }}
        choices={community.permissions['manage_members'] ? [groups] : []}
      />
      <PagedPeople
        owner={owner}
        query={query}
        peopleOf={({ members }) => members}
        empty={
          <EmptyState drawing={keywords === undefined ? 'people' : 'search'}>
            {t(keywords === undefined ? `none.${show}` : 'none.named')}
          </EmptyState>
        }
        paging={{ page, onPage: (next) => void change({ page: next }, { scroll: true }) }}
      >
        {({ pagination }) => (
          <p role="status" className={visuallyHidden}>
            {t('count', { count: pagination.total })}
          </p>
        )}
      </PagedPeople>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getListCommunityRequestsQueryOptions } from '../../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../../shared/api/generated/model';
import { keepPage } from '../../../shared/api/keep-page.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../../shared/routing/search-params.ts';
import { Requests } from './requests.tsx';

/** One page of the open requests to join a community. */
export const communityRequestsQuery = (communityId: Id, page: number) =>
  keepPage(getListCommunityRequestsQueryOptions(communityId, { page, per_page: 20 }));

/** Who wants to join a community: each with the answer to its question (RT-35, COM-03). */
export function CommunityRequests({ communityId }: { communityId: Id }) {
  const t = useT('applications');
  const [search] = useSearchParams();
  const page = readPage(search);
  const query = useQuery(communityRequestsQuery(communityId, page));
  return <Requests query={query} label={t('requests.list')} paging={{ page }} />;
}

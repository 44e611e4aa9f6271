import type { Params } from 'react-router';
import {
  getGetCommunityQueryOptions,
  getListCommunityMembersQueryOptions,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** As many members as the frame looks at to tell who is online: the first ones, those who run the community among them. */
const WATCHED = 24;

export const communityQuery = (id: Id) => getGetCommunityQueryOptions(id);
/** Those who are shown beside the feed while they are online. */
export const watchedMembersQuery = (id: Id) => getListCommunityMembersQueryOptions(id, { page: 1, per_page: WATCHED });

/** The id in the address `/community/{id}/…`; null for what is no id. */
export function readId({ id = '' }: Params): Id | null {
  const number = Number(id);
  return /^\d+$/.test(id) && number > 0 && Number.isSafeInteger(number) ? number : null;
}

/** Starts the community and who is in it. What the page in the frame shows, its own loader starts. */
export const loader = pageLoader(({ client, params }) => {
  const id = readId(params);
  return id === null ? null : client.ensureQueryData(communityQuery(id)).catch(() => {});
});

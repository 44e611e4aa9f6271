import { getListCommunitiesQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';

/** The communities the user belongs to, is invited to, or asks to join, in one page: few are in more than that. */
export const OWN_COMMUNITIES = getListCommunitiesQueryOptions({ mine: true, page: 1, per_page: 50 });

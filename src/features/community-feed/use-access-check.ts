import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { getGetCommunityQueryKey } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Id } from '../../shared/api/generated/model';

/**
 * For a refused call: whoever was removed or banned meanwhile is not allowed in any more, or finds nothing. The community is read
 * again, and its frame shows what is left of it.
 */
export function useAccessCheck(communityId: Id): (error: ApiError) => void {
  const client = useQueryClient();
  return useCallback(
    ({ status }) => {
      if (status === 403 || status === 404)
        void client.invalidateQueries({ queryKey: getGetCommunityQueryKey(communityId) });
    },
    [client, communityId],
  );
}

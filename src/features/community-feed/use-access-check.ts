import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { communityAccess } from '../../shared/api/outdated-reads.ts';
import { outdateReads } from '../../shared/api/outdates.ts';

/**
 * For a refused call: whoever was removed or banned meanwhile is not allowed in any more, or finds nothing. The community is read
 * again, and its frame shows what is left of it.
 */
export function useAccessCheck(): (error: ApiError) => void {
  const client = useQueryClient();
  return useCallback(
    ({ status }) => {
      if (status === 403 || status === 404) void outdateReads(client, [communityAccess]);
    },
    [client],
  );
}

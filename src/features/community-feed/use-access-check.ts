import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../shared/api/errors.ts';
import { communityAccess } from '../../shared/api/outdated-reads.ts';
import { outdateReads } from '../../shared/api/outdates.ts';

/**
 * For a refused call: whoever was removed or banned meanwhile is not allowed in any more, or finds nothing. The community is read
 * again, and its frame shows what is left of it.
 */
export function checkAccess(client: QueryClient, error: unknown): void {
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    void outdateReads(client, [communityAccess]);
}

export function useAccessCheck(): (error: unknown) => void {
  const client = useQueryClient();
  return useCallback((error) => checkAccess(client, error), [client]);
}

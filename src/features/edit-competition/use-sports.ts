import { useQueryClient } from '@tanstack/react-query';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';
import type { SportKey } from '../../shared/api/generated/model';

/** The key of a sport by its id; undefined for none, and until the sports are read. */
export function useSportOf(): (sportId: number) => SportKey | undefined {
  const client = useQueryClient();
  return (sportId) => client.getQueryData(sportsQuery.queryKey)?.sports.find(({ id }) => id === sportId)?.key;
}

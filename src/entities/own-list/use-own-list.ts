import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';

/**
 * The list of a search that may ask for the reader's own entries (`isOwn`); the last one stays on screen while the next is on its way.
 * `isGuests`: somebody without an account asks for their own, and nothing is requested; `SignInToSee` stands in its place.
 */
export function useOwnList<Data>(isOwn: boolean, options: UseQueryOptions<Data, ApiError>) {
  const { complete, undecided } = useUnit({ complete: $complete, undecided: $undecided });
  const query = useQuery(keepPage(skipUnless(complete || !isOwn, options), 'any'));
  return { query, isGuests: isOwn && !complete && !undecided };
}

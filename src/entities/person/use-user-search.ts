import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { getSearchUsersQueryOptions } from '../../shared/api/generated/endpoints/users/users.ts';
import type { SearchUsersData } from '../../shared/api/generated/model';
import { keepPage } from '../../shared/api/keep-page.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import type { ViewedQuery } from '../../shared/ui/query-view.tsx';
import { isPhoneSearch, isSearchable, toKeywords } from './user-search.ts';

export interface UserSearch {
  found: ViewedQuery<SearchUsersData>;
  /** Looks for the users of this text, once it is enough of a name or number. */
  ask: (text: string) => void;
  isAsked: boolean;
  /** A whole phone number that was looked for and is nobody's; null for none. */
  nobodysPhone: string | null;
}

/** Looks for users by name or number while one types (GET /users, decision 033). */
export function useUserSearch(): UserSearch {
  const [asked, setAsked] = useState('');
  const isAsked = isSearchable(asked);
  const options = getSearchUsersQueryOptions({ keywords: toKeywords(asked) });
  const found = useQuery<SearchUsersData, ApiError>(isAsked ? keepPage(options, 'any') : skipUnless(false, options));
  const isNobody = isAsked && !found.isPlaceholderData && found.data?.users.length === 0;
  return { found, ask: setAsked, isAsked, nobodysPhone: isNobody && isPhoneSearch(asked) ? asked : null };
}

import type { Id } from '../../shared/api/generated/model';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

const NAME = 'choose';

/** The notification whose question is open over the list: `?choose=7`. */
export const chosenNotification = (search: string): Id | null =>
  toWhole(new URLSearchParams(search).get(NAME) ?? '', MAX_ID) ?? null;

/** The same search with this question open, or none. Including `?`. */
export function withChosenNotification(search: string, id: Id | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete(NAME);
  else params.set(NAME, String(id));
  return params.size > 0 ? `?${params}` : '';
}

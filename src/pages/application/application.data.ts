import { getGetApplicationQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { toWhole } from '../../shared/routing/search-params.ts';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const applicationQuery = (id: number) => getGetApplicationQueryOptions(id);

/** The id of the address; 0, which no application has, for anything else. */
export const readApplicationId = (id: string | undefined): number => toWhole(id ?? null) ?? 0;

/** With a note: `?do=accept`, `?do=decline`, `?do=waitlist`. */
export const decisionDialogs = searchDialogs({ do: ['accept', 'decline', 'waitlist'] });

export const loader = pageLoader(({ client, params }) => {
  const id = readApplicationId(params['id']);
  return id > 0 ? client.prefetchQuery(applicationQuery(id)) : null;
});

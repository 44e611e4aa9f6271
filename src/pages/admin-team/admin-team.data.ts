import { pageLoader } from '../../shared/routing/loader-context.ts';

export const VIEWS = ['overview', 'details', 'photos'] as const;
export type View = (typeof VIEWS)[number];

/** Reads `?view=details`; anything else is the overview. */
export const readView = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'overview';

// the team is known once the profile is: nothing to start before
export const loader = pageLoader(() => {});

export const VIEWS = ['overview', 'details', 'courts', 'rules', 'photos'] as const;
export type View = (typeof VIEWS)[number];

/** Reads `?view=courts`; anything else is the overview. */
export const readView = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'overview';

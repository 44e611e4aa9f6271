export const VIEWS = ['profile', 'photos', 'rules'] as const;
export type View = (typeof VIEWS)[number];

/** Reads `?view=photos`; anything else is the profile. */
export const readView = (search: URLSearchParams): View =>
  VIEWS.find((view) => view === search.get('view')) ?? 'profile';

/** The addresses that the frame, the guard and the list of venues lead to: the script of a first visit has no others. `paths` has them all. */
export const firstPaths = {
  home: () => '/',
  venues: (filters?: string) => (filters ? `/venues?${filters}` : '/venues'),
  venue: (slug: string) => `/venue/${encodeURIComponent(slug)}`,
  account: () => '/account',
  listVenue: () => '/account?do=list-venue',
  /** A venue as a super user decides about it. */
  reviewVenue: (slug: string) => `/super/venue/${encodeURIComponent(slug)}`,
  login: (returnTo?: string | null) => withReturnTo('/auth/login', returnTo),
  register: (returnTo?: string | null) => withReturnTo('/auth/register', returnTo),
  forgotPassword: (returnTo?: string | null) => withReturnTo('/auth/forgot-password', returnTo),
  /** Open while a phone number waits for its code. */
  verify: (returnTo?: string | null) => withReturnTo('/auth/verify', returnTo),
  /** Open without a password, or with a forgotten one. */
  credentials: (returnTo?: string | null) => withReturnTo('/auth/credentials', returnTo),
  /** Open while the profile is not completed. */
  profile: (returnTo?: string | null) => withReturnTo('/auth/profile', returnTo),
} as const;

/** The steps of signing in hand on where the person wanted to go. */
function withReturnTo(path: string, returnTo: string | null | undefined): string {
  return returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;
}

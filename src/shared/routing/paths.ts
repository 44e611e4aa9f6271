/** Every address of the app that exists, by name; pages never write one by hand. Router paths, without the base path. */
export const paths = {
  home: () => '/',
  explore: () => '/explore',
  venues: (filters?: string) => (filters ? `/venues?${filters}` : '/venues'),
  venue: (slug: string) => `/venue/${encodeURIComponent(slug)}`,
  bookings: () => '/bookings',
  booking: (id: number) => `/bookings?booking=${id}`,
  account: () => '/account',
  login: (returnTo?: string) => (returnTo ? `/auth/login?returnTo=${encodeURIComponent(returnTo)}` : '/auth/login'),
} as const;

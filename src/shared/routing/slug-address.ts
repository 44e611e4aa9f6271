/** What the server accepts as a slug; anything else names nothing and is not asked for. */
export const SLUG = /^[a-z0-9-]{1,100}$/;

/** The same address with its slug as it is kept, in small letters (design §12); null when nothing is to be changed. */
export function ownAddress(url: string, slug: string, path: (slug: string) => string): string | null {
  const kept = slug.toLowerCase();
  return kept === slug || !SLUG.test(kept) ? null : path(kept) + new URL(url).search;
}

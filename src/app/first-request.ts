/**
 * What a guest's first page asks the API for, when its address alone says so. Asked by the start script, so written out by
 * hand; a test holds it to what the page's loader asks for.
 */
export function firstRequest(path: string, search: string): string | null {
  if (path === '/venues' && search === '') return '/venues?page=1&per_page=10&module=base';
  const [, slug] = /^\/venue\/([a-z0-9-]+)$/.exec(path) ?? [];
  return slug ? `/venue/${slug}?module=base` : null;
}

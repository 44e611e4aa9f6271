import { pageRoutes } from '../route-table.ts';
import type { PageRoute } from '../page-route.ts';

/** The route of an address inside the app (without base path), for code that runs before the router. */
export function pageAt(address: string): PageRoute | undefined {
  const path = address.replace(/(?<=.)\/$/, '');
  return pageRoutes.find((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path));
}

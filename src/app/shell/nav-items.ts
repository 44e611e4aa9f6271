import { CalendarDays, ChartNoAxesColumn, Compass, House, MapPin, UserRound, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { pageRoutes } from '../route-table.ts';
import type { Audience, BarIcon, MenuEntry } from '../page-route.ts';

/** An item of the bar or of the sidebar: a link to a page. */
export interface NavItem extends Pick<MenuEntry, 'label' | 'bar' | 'rail' | 'sidebar'> {
  to: string;
  /** Suspends where the icon is not in the first load. */
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
}

/** The bar is painted first, so its icons are in the first load. */
const barIcons: Record<BarIcon, LucideIcon> = {
  home: House,
  explore: Compass,
  venues: MapPin,
  // a podium
  competitions: ChartNoAxesColumn,
  calendar: CalendarDays,
  account: UserRound,
};

/** An entry without its icon is better than an error. */
const noIcon = (): null => null;
const menuIcon = (path: string) =>
  lazy<NavItem['Icon']>(() =>
    import('./menu-icons.ts').then(
      ({ menuIcons }) => ({ default: menuIcons[path] ?? noIcon }),
      () => ({ default: noIcon }),
    ),
  );

const items = pageRoutes.flatMap(({ path, modules, menu }) => {
  if (!menu) return [];
  const { icon, ...entry } = menu;
  return [{ ...entry, to: path, modules, Icon: icon ? barIcons[icon] : menuIcon(path) }];
});

/** Bottom navigation (rail above 768 px) of an audience, without `more`: design §3, R26, R29, as far as its pages exist (R23). */
export const barItems = (audience: Audience): readonly NavItem[] =>
  railItems(audience).filter(({ bar }) => bar?.[audience] !== undefined);

/** The rail's items: those of the bar, and between them what only the rail has room for (R26). */
export const railItems = (audience: Audience): readonly NavItem[] => {
  const placeOf = ({ bar, rail }: NavItem) => bar?.[audience] ?? rail?.[audience];
  return items
    .filter((item) => placeOf(item) !== undefined)
    .toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));
};

/** Entries of the sidebar for a signed-in user in a module (design §3). */
export const sidebarItems = (audience: Audience): readonly NavItem[] =>
  items.filter(({ sidebar, modules }) => sidebar && (modules?.some((one) => one === audience) ?? true));

/** The sidebar holds a page that neither the bar nor the top bar leads to: only then `more` is an item (R23, R26). */
export const hasMore = (audience: Audience): boolean =>
  audience !== 'guest' &&
  sidebarItems(audience).some(({ sidebar, bar }) => sidebar === true && bar?.[audience] === undefined);

/** The page asks a guest to sign in, in place (R6). */
export const asksToSignIn = (pathname: string): boolean =>
  pageRoutes.some(({ path, access }) => access === 'prompt' && path === pathname);

/** The address of the entry whose page, or one below it, is open: the nearest one, as `/admin/venue/users` is below `/admin/venue`. */
export const currentItem = (entries: readonly NavItem[], pathname: string): string | undefined =>
  entries
    .map(({ to }) => to)
    .filter((to) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.length - one.length)[0];

import type { ModuleType } from '../shared/api/generated/model';
import type { TextKey } from '../shared/i18n/i18n.ts';
import type { RouteRule } from '../models/routing/route-rule.ts';
import type { PageModule } from './page-files.ts';

/** The viewer of the navigation: a guest, or a signed-in user in a module. */
export type Audience = 'guest' | ModuleType;

/** Items of the bar whose pages exist (NAV-01, R23); `nav-items.ts` has their icons. */
export type BarIcon = 'home' | 'explore' | 'venues' | 'competitions' | 'calendar' | 'account';

/** How the menus name a page, and where it stands in them. */
export interface MenuEntry {
  /** A text of `common`: the page's own dictionary is not loaded yet. */
  label: TextKey;
  /** The item of the bar whose icon it has; absent: one of `menu-icons.ts`, which is not in the first load. */
  icon?: BarIcon;
  /** Its place in the bottom bar (the rail above 768 px) of each audience that finds it there, counted from 1 (design §3). */
  bar?: Partial<Record<Audience, number>>;
  /** The same in the rail alone, of a page that a phone's bar has no room for (R26). */
  rail?: Partial<Record<Audience, number>>;
  /** Stands in the sidebar of every module that may open the page, in the order of the table; `top`: the top bar leads there too. */
  sidebar?: true | 'top';
}

/** A route of the app as data: what the guard and the menus read. */
export interface PageRoute extends RouteRule {
  /** Absent: no menu leads to the page. */
  menu?: MenuEntry;
  /** Fills the whole screen, without the bars and to the edges, under notch and home indicator too (RT-69). */
  ignoresSafeArea?: true;
  /** Of a page that is often the first one; all others stand in `later-pages.ts`. */
  page?: () => Promise<PageModule>;
}

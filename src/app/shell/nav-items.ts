import type { LucideIcon } from 'lucide-react';
import { Compass, House, MapPin, Menu, UserRound } from 'lucide-react';
import type { ModuleType } from '../../shared/api/generated/model';
import type { TextKey } from '../../shared/i18n/i18n.ts';
import { paths } from '../../shared/routing/paths.ts';

/** The viewer of the navigation: a guest, or a signed-in user in a module. */
export type Audience = 'guest' | ModuleType;

export interface NavItem {
  key: string;
  label: TextKey;
  icon: LucideIcon;
  /** Absent: the item opens the sidebar. */
  to?: string;
}

const home: NavItem = { key: 'home', label: 'nav.home', icon: House, to: paths.home() };
const explore: NavItem = { key: 'explore', label: 'nav.explore', icon: Compass, to: paths.explore() };
const venues: NavItem = { key: 'venues', label: 'nav.venues', icon: MapPin, to: paths.venues() };
export const account: NavItem = { key: 'account', label: 'nav.account', icon: UserRound, to: paths.account() };
const more: NavItem = { key: 'more', label: 'nav.more', icon: Menu };

/** Bottom navigation (rail above 768 px) per audience: the rows of design §3 whose pages exist (R23). */
export const bottomItems: Record<Audience, readonly NavItem[]> = {
  guest: [home, explore, venues, account],
  base: [explore, venues, more],
  superuser: [venues, account, more],
  venue: [account, more],
  team: [account, more],
  organization: [account, more],
  community: [account, more],
};

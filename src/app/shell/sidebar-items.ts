import { Bell, CalendarDays } from 'lucide-react';
import { paths } from '../../shared/routing/paths.ts';
import { account, type Audience, type NavItem } from './nav-items.ts';

const bookings: NavItem = { key: 'bookings', label: 'nav.bookings', icon: CalendarDays, to: paths.bookings() };
const notifications: NavItem = {
  key: 'notifications',
  label: 'nav.notifications',
  icon: Bell,
  to: paths.notifications(),
};

/** Entries of the sidebar for signed-in users: those of design §3 whose pages exist (R23) and are allowed in the module. */
export const sidebarItems = (audience: Audience): readonly NavItem[] =>
  audience === 'base' ? [account, bookings, notifications] : [account, notifications];

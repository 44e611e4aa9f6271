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

/** Sidebar behind `more`, for everyone signed in: the entries of design §3 whose pages exist (R23) and are open to the module. */
export const sidebarItems = (audience: Audience): readonly NavItem[] =>
  audience === 'base' ? [account, bookings, notifications] : [account, notifications];

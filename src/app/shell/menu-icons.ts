import {
  Bell,
  CalendarHeart,
  ClipboardCheck,
  ClipboardList,
  Settings,
  Shield,
  SlidersHorizontal,
  Store,
  Trophy,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** Icons of the pages in the menus that share none with the bar of a first visit, by path. */
export const menuIcons: Partial<Record<string, LucideIcon>> = {
  '/teams': Shield,
  '/communities': UsersRound,
  '/games': Trophy,
  '/events': CalendarHeart,
  '/notifications': Bell,
  '/settings': Settings,
  '/admin/venue': Store,
  '/admin/venue/users': Users,
  '/admin/organization/users': Users,
  '/admin/organization/settings': SlidersHorizontal,
  '/admin/team': Shield,
  '/admin/team/users': Users,
  '/applications': ClipboardList,
  '/super/in-review': ClipboardCheck,
};

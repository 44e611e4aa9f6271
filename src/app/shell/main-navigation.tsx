import { useUnit } from 'effector-react';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../../shared/routing/link.tsx';
import { sidebarOpened } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import type { Audience } from '../page-route.ts';
import * as css from './main-navigation.css.ts';
import { asksToSignIn, currentItem, hasMore, railItems } from './nav-items.ts';

/** Bottom bar on a phone, rail at the left above 768 px (UI-16); `more` opens the sidebar, where it holds further pages. */
export function MainNavigation({ audience }: { audience: Audience }) {
  const t = useT();
  const { pathname } = useLocation();
  const items = railItems(audience);
  // a guest's bar has no item for the bookings: they begin with the account
  const current = currentItem(items, pathname) ?? (asksToSignIn(pathname) ? firstPaths.account() : undefined);
  const openSidebar = useUnit(sidebarOpened);
  return (
    <nav aria-label={t('nav.label')} className={css.navigation}>
      <ul className={css.list}>
        {items.map(({ to, label, Icon, bar }) => (
          <li key={to} className={bar?.[audience] === undefined ? css.railEntry : css.entry}>
            <Link to={to} aria-current={to === current ? 'page' : undefined} className={css.item}>
              <Icon size={22} aria-hidden />
              {t(label)}
            </Link>
          </li>
        ))}
        {hasMore(audience) && (
          <li className={css.entry}>
            <button type="button" className={css.item} onClick={() => openSidebar()} aria-haspopup="dialog">
              <Menu size={22} aria-hidden />
              {t('nav.more')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

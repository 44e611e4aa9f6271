import { useUnit } from 'effector-react';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../../shared/routing/link.tsx';
import { sidebarOpened } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Audience } from '../route-table.ts';
import * as css from './main-navigation.css.ts';
import { barItems, currentItem } from './nav-items.ts';

/** Bottom bar on a phone, rail at the left above 768 px (UI-16); `more`, for signed-in users, opens the sidebar. */
export function MainNavigation({ audience }: { audience: Audience }) {
  const t = useT();
  const { pathname } = useLocation();
  const items = barItems(audience);
  const current = currentItem(items, pathname);
  const openSidebar = useUnit(sidebarOpened);
  return (
    <nav aria-label={t('nav.label')} className={css.navigation}>
      <ul className={css.list}>
        {items.map(({ to, label, Icon }) => (
          <li key={to} className={css.entry}>
            <Link to={to} aria-current={to === current ? 'page' : undefined} className={css.item}>
              <Icon size={22} aria-hidden />
              {t(label)}
            </Link>
          </li>
        ))}
        {audience !== 'guest' && (
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

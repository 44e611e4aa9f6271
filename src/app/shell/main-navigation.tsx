import { useUnit } from 'effector-react';
import { NavLink } from 'react-router';
import { sidebarOpened } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import * as css from './main-navigation.css.ts';
import type { NavItem } from './nav-items.ts';

/** Bottom bar on a phone, rail at the left above 768 px (UI-16). */
export function MainNavigation({ items }: { items: readonly NavItem[] }) {
  const t = useT();
  const openSidebar = useUnit(sidebarOpened);
  return (
    <nav aria-label={t('nav.label')} className={css.navigation}>
      <ul className={css.list}>
        {items.map(({ key, label, icon: Icon, to }) => (
          <li key={key} className={css.entry}>
            {to === undefined ? (
              <button type="button" className={css.item} onClick={() => openSidebar()} aria-haspopup="dialog">
                <Icon size={22} aria-hidden />
                {t(label)}
              </button>
            ) : (
              <NavLink to={to} end={to === '/'} className={css.item}>
                <Icon size={22} aria-hidden />
                {t(label)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

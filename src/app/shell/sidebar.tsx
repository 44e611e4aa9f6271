import { useUnit } from 'effector-react';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { useSignOut } from '../../features/sign-out/use-sign-out.ts';
import { SwitchProfile } from '../../features/switch-profile/switch-profile.tsx';
import { $user } from '../../models/session/session.model.ts';
import { sidebarClosed } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Drawer } from '../../shared/ui/drawer.tsx';
import type { Audience } from './nav-items.ts';
import { UnreadCount } from './notifications-link.tsx';
import { sidebarItems } from './sidebar-items.ts';
import * as css from './sidebar.css.ts';

/** The entries that do not fit in the bottom bar, opened by `more` (design §3). */
export function Sidebar({ audience }: { audience: Audience }) {
  const t = useT();
  const [user, close] = useUnit([$user, sidebarClosed]);
  const signOut = useSignOut();
  const profiles = user?.profiles ?? [];
  return (
    <Drawer title={user?.name ?? t('nav.menu')} onClose={() => close()}>
      {profiles.length > 1 && (
        <div className={css.profiles}>
          <SwitchProfile profiles={profiles} onChoose={() => close()} />
        </div>
      )}
      <ul className={css.list}>
        {sidebarItems(audience).map(({ key, label, icon: Icon, to }) =>
          to === undefined ? null : (
            <li key={key}>
              <NavLink to={to} className={css.item} onClick={() => close()}>
                <Icon size={22} aria-hidden />
                {t(label)}
                {/* whose they are is not known before */}
                {key === 'notifications' && user && <UnreadCount />}
              </NavLink>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className={css.item}
            onClick={() => {
              close();
              signOut();
            }}
          >
            <LogOut size={22} aria-hidden />
            {t('actions.signOut')}
          </button>
        </li>
      </ul>
    </Drawer>
  );
}

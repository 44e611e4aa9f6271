import { useUnit } from 'effector-react';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../shared/routing/link.tsx';
import { UnreadCount } from '../../entities/notification/unread-count.tsx';
import { useSignOut } from '../../features/sign-out/use-sign-out.ts';
import { SwitchProfile } from '../../features/switch-profile/switch-profile.tsx';
import { $user } from '../../models/session/session.model.ts';
import { sidebarClosed } from '../../models/sidebar/sidebar.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Drawer } from '../../shared/ui/drawer.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { Audience } from '../page-route.ts';
import { currentItem, sidebarItems } from './nav-items.ts';
import * as css from './sidebar.css.ts';

/** The entries that do not fit in the bottom bar, opened by `more` (design §3). */
export function Sidebar({ audience }: { audience: Audience }) {
  const t = useT();
  const { pathname } = useLocation();
  const [user, close] = useUnit([$user, sidebarClosed]);
  const signOut = useSignOut();
  const items = sidebarItems(audience);
  const current = currentItem(items, pathname);
  const profiles = user?.profiles ?? [];
  return (
    <Drawer title={user?.name ?? t('nav.menu')} onClose={() => close()}>
      {profiles.length > 1 && (
        <div className={css.profiles}>
          <SwitchProfile profiles={profiles} onChoose={() => close()} />
        </div>
      )}
      <ul className={css.list}>
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className={css.item}
              onClick={() => close()}
            >
              <span className={css.icon}>
                <Suspense>
                  <Icon size={22} aria-hidden />
                </Suspense>
              </span>
              {t(label)}
              {/* whose they are is not known before */}
              {to === paths.notifications() && user && <UnreadCount />}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.item}
            onClick={() => {
              close();
              void signOut();
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

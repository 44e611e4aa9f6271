import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { Link } from '../../shared/routing/link.tsx';
import { SwitchLanguage } from '../../features/switch-language/switch-language.tsx';
import { SwitchTheme } from '../../features/switch-theme/switch-theme.tsx';
import { $authenticated, $undecided, $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { LateHost } from '../hosts/hosts.tsx';
import { PerCache } from '../owner-change/shown-cache.tsx';
import { asksToSignIn } from './nav-items.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import * as css from './top-bar.css.ts';

/** Logo, language, theme, notifications and the user's menu. */
export function TopBar() {
  const t = useT();
  const [user, undecided, authenticated] = useUnit([$user, $undecided, $authenticated]);
  return (
    <header className={css.bar}>
      <LateHost part="LoadingHost" />
      <Link to={firstPaths.home()} className={css.brand}>
        <Logo />
        {t('app.name')}
      </Link>
      <div className={css.tools}>
        <LateHost part="OfflineMark" />
        <div className={cx(css.switches, (authenticated || undecided) && css.elsewhereToo)}>
          <SwitchLanguage />
          <SwitchTheme />
        </div>
        {(authenticated || undecided) && (
          <div className={css.bell}>
            <PerCache>{authenticated && <LateHost part="NotificationsLink" />}</PerCache>
          </div>
        )}
        {user ? (
          <Link to={firstPaths.account()} className={css.account}>
            <VisuallyHidden>{t('nav.account')}</VisuallyHidden>
            <Avatar id={user.id} name={user.name ?? ''} image={user.image?.url} size={36} />
          </Link>
        ) : undecided ? (
          // keeps the place of the picture
          <div className={css.account} />
        ) : (
          <SignInLink />
        )}
      </div>
    </header>
  );
}

/** Returns to the current page after sign-in; the pages of signing in, and those that ask for it, have their own links. */
function SignInLink() {
  const t = useT();
  const { pathname, search } = useLocation();
  if (pathname.startsWith('/auth/') || asksToSignIn(pathname)) return null;
  const returnTo = pathname === firstPaths.home() ? undefined : pathname + search;
  return (
    <LinkButton to={firstPaths.login(returnTo)} size="sm" variant="secondary">
      {t('actions.signIn')}
    </LinkButton>
  );
}

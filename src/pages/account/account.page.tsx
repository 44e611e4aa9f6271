import { useUnit } from 'effector-react';
import { CalendarDays, LogOut } from 'lucide-react';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import { DeleteAccount } from '../../features/delete-account/delete-account.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { useSignOut } from '../../features/sign-out/use-sign-out.ts';
import { SwitchLanguage } from '../../features/switch-language/switch-language.tsx';
import { SwitchProfile } from '../../features/switch-profile/switch-profile.tsx';
import { SwitchTheme } from '../../features/switch-theme/switch-theme.tsx';
import { PersonCard } from './person-card.tsx';
import * as css from './account.css.ts';

/** Who I am, my profiles, language and theme, sign out; guests are asked to sign in, in place (RT-14, AUTH-09, R6). */
export function Component() {
  const t = useT('auth');
  const { authenticated, user } = useUnit({ authenticated: $authenticated, user: $user });
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('common:nav.account')}</h1>
      {authenticated && user ? (
        <div className={css.columns}>
          <PersonCard user={user} />
          <SwitchProfile profiles={user.profiles} />
          <div className={css.column}>
            <Settings />
            <AccountActions />
            <DeleteAccount user={user} />
          </div>
        </div>
      ) : (
        <>
          <GuestPrompt reason={t('common:dialogs.signIn.account')} />
          <Settings />
          {authenticated && <AccountActions />}
        </>
      )}
    </div>
  );
}

function Settings() {
  const t = useT('auth');
  return (
    <Stack gap={3}>
      <h2 className={css.partTitle}>{t('account.settings')}</h2>
      <Inline gap={3}>
        <SwitchLanguage />
        <SwitchTheme />
      </Inline>
    </Stack>
  );
}

function AccountActions() {
  const t = useT();
  const signOut = useSignOut();
  return (
    <div className={css.actions}>
      <LinkButton variant="secondary" to={paths.bookings()} icon={<CalendarDays size={20} aria-hidden />}>
        {t('nav.bookings')}
      </LinkButton>
      <Button variant="secondary" onClick={signOut} icon={<LogOut size={20} aria-hidden />}>
        {t('actions.signOut')}
      </Button>
    </div>
  );
}

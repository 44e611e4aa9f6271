import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useLocation } from 'react-router';
import * as css from './bookings.css.ts';

/** Asks a guest to sign in and leads back to the same address (R6; ledger RT-16, AUTH-10). */
export function GuestPrompt() {
  const t = useT('bookings');
  const { search } = useLocation();
  return (
    <section className={css.prompt}>
      <h2 className={css.promptTitle}>{t('common:dialogs.signIn.title')}</h2>
      <p>{t('common:dialogs.signIn.bookings')}</p>
      <LinkButton to={paths.login(paths.bookings() + search)}>{t('common:actions.signIn')}</LinkButton>
    </section>
  );
}

import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** Asks a guest to sign in without leaving the page (AUTH-07 … AUTH-10); after sign-in they return to it. */
export function SignInPrompt({ returnTo, onClose }: { returnTo: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t('dialogs.signIn.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('actions.notNow')}
          </Button>
          <LinkButton to={paths.login(returnTo)} onClick={onClose}>
            {t('actions.signIn')}
          </LinkButton>
        </>
      }
    >
      <p>{t('dialogs.signIn.message')}</p>
    </Dialog>
  );
}

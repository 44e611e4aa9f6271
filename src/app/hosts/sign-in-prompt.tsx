import { useUnit } from 'effector-react';
import { $authenticated } from '../../models/session/session.model.ts';
import type { SignInPrompt as Prompt } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { say } from '../../models/snackbars/wording.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** Asks a guest to sign in, and a user without a password or a profile to complete them, without leaving the page (AUTH-07 … AUTH-10); after sign-in they return to it. */
export function SignInPrompt({ returnTo, reason, onClose }: Prompt & { onClose: () => void }) {
  const t = useT();
  const isSignedIn = useUnit($authenticated);
  if (isSignedIn)
    return (
      <Dialog
        title={t('dialogs.complete.title')}
        onClose={onClose}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('actions.notNow')}
            </Button>
            {/* the guard leads on to the step that is missing */}
            <LinkButton to={paths.login(returnTo)} onClick={onClose}>
              {t('dialogs.complete.action')}
            </LinkButton>
          </>
        }
      >
        <p>{t('dialogs.complete.message')}</p>
      </Dialog>
    );
  return (
    <Dialog
      title={t('dialogs.signIn.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('actions.notNow')}
          </Button>
          <LinkButton variant="secondary" to={paths.register(returnTo)} onClick={onClose}>
            {t('actions.createAccount')}
          </LinkButton>
          <LinkButton to={paths.login(returnTo)} onClick={onClose}>
            {t('actions.signIn')}
          </LinkButton>
        </>
      }
    >
      {reason ? <strong>{say(t, reason)}</strong> : <p>{t('dialogs.signIn.message')}</p>}
    </Dialog>
  );
}

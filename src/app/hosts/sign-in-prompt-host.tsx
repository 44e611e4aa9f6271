import { useUnit } from 'effector-react';
import { $signInPrompt, signInDismissed } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { loginAddress } from '../../models/routing/decide-route.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** Asks a guest to sign in, in place (specification §2); afterwards the page they were on comes back. */
export function SignInPromptHost() {
  const t = useT();
  const prompt = useUnit($signInPrompt);
  const dismissed = useUnit(signInDismissed);
  if (!prompt) return null;
  const close = () => dismissed();
  return (
    <Dialog
      title={t('dialogs.signIn.title')}
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t('actions.notNow')}
          </Button>
          <LinkButton to={loginAddress(prompt.returnTo)} onClick={close}>
            {t('actions.signIn')}
          </LinkButton>
        </>
      }
    >
      <p>{t('dialogs.signIn.message')}</p>
    </Dialog>
  );
}

import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Drawing } from '../../shared/ui/empty-state.tsx';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './guest-prompt.css.ts';

interface GuestPromptProps {
  /** What signing in brings here. */
  reason: string;
  drawing: EmptyDrawingKind;
}

/** In place of a page that needs an account: asks a guest to sign in, or a user without a profile to complete it, and leads back to this address (R6). */
export function GuestPrompt({ reason, drawing }: GuestPromptProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isSignedIn = useUnit($authenticated);
  const returnTo = pathname + search;
  return (
    <section className={css.prompt}>
      <Drawing kind={drawing} />
      <h2 className={css.title}>{isSignedIn ? t('dialogs.complete.title') : reason}</h2>
      <Inline>
        <LinkButton to={paths.login(returnTo)}>
          {t(isSignedIn ? 'dialogs.complete.action' : 'actions.signIn')}
        </LinkButton>
        {!isSignedIn && (
          <LinkButton variant="secondary" to={paths.register(returnTo)}>
            {t('actions.createAccount')}
          </LinkButton>
        )}
      </Inline>
    </section>
  );
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { EmptyDrawingKind } from '../../shared/ui/empty-drawing.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';

interface SignInToSeeProps {
  drawing: EmptyDrawingKind;
  /** What signing in shows here. */
  children: ReactNode;
}

/** In place of a guest's own list: asks to sign in, or a user without a profile to complete it, and leads back to this address. */
export function SignInToSee({ drawing, children }: SignInToSeeProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isSignedIn = useUnit($authenticated);
  return (
    <EmptyState
      drawing={drawing}
      action={
        // the guard leads a user on to the step that is missing
        <LinkButton to={paths.login(pathname + search)}>
          {t(isSignedIn ? 'dialogs.complete.action' : 'actions.signIn')}
        </LinkButton>
      }
    >
      {isSignedIn ? t('dialogs.complete.title') : children}
    </EmptyState>
  );
}

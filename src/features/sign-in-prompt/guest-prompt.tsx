import { useLocation } from 'react-router';
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

/** In place of a page that needs an account: asks a guest to sign in, and leads back to this address (R6). */
export function GuestPrompt({ reason, drawing }: GuestPromptProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <section className={css.prompt}>
      <Drawing kind={drawing} />
      <h2 className={css.title}>{reason}</h2>
      <Inline>
        <LinkButton to={paths.login(returnTo)}>{t('actions.signIn')}</LinkButton>
        <LinkButton variant="secondary" to={paths.register(returnTo)}>
          {t('actions.createAccount')}
        </LinkButton>
      </Inline>
    </section>
  );
}

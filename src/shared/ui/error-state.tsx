import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { errorState, errorTitle } from './empty-state.css.ts';

export interface ErrorStateProps {
  title: ReactNode;
  /** It stands in place of the whole page: the title is the page's heading. */
  page?: boolean;
  message?: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another button or link in its place. */
  action?: ReactNode;
}

/** Something could not be shown: what happened, and what to do next. */
export function ErrorState({ title, page, message, onRetry, retrying, action }: ErrorStateProps) {
  const t = useT();
  const Title = page ? 'h1' : 'p';
  return (
    <div role="alert" className={errorState}>
      <Title className={errorTitle}>
        <CircleAlert size={22} />
        {title}
      </Title>
      {message != null && <p>{message}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {t('actions.tryAgain')}
        </Button>
      )}
      {action}
    </div>
  );
}

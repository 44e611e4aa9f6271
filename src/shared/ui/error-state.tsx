import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/errors.ts';
import { useT } from '../i18n/i18n-react.tsx';
import { Button } from './button.tsx';
import { errorState, errorTitle } from './empty-state.css.ts';

export type ErrorStateProps = {
  /** It stands in place of the whole page: the title is the page's heading. */
  page?: boolean;
  /** In place of what the failure says. */
  message?: ReactNode;
  /** Shows "Try again". */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another button or link in its place. */
  action?: ReactNode;
} & (
  | { title: ReactNode; error?: Pick<ApiError, 'kind' | 'message'> }
  | { title?: undefined; error: Pick<ApiError, 'kind' | 'message'> }
);

/**
 * Something could not be shown: what happened, and what to do next. A failed call is given as `error`: the server's message
 * is the title, or stands below a given title; when no answer came, the hint to check the connection stands there.
 */
export function ErrorState({ title, error, page, message, onRetry, retrying, action }: ErrorStateProps) {
  const t = useT();
  const Title = page ? 'h1' : 'p';
  const heading = title ?? error?.message;
  const text = message ?? (error?.kind === 'unreachable' ? t('states.errorHint') : error?.message);
  return (
    <div role="alert" className={errorState}>
      <Title className={errorTitle}>
        <CircleAlert size={22} />
        {heading}
      </Title>
      {text != null && text !== heading && <p>{text}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {t('actions.tryAgain')}
        </Button>
      )}
      {action}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { errorState, errorTitle } from './empty-state.css.ts';

export interface ErrorStateProps {
  title: ReactNode;
  /** It stands in place of the whole page: the title is the page's heading. */
  page?: boolean;
  message?: ReactNode;
  /** "Try again". */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be shown: what happened, and what to do next. */
export function ErrorState({ title, page, message, retryLabel, onRetry, retrying }: ErrorStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div role="alert" className={errorState}>
      <Title className={errorTitle}>
        <CircleAlert size={22} />
        {title}
      </Title>
      {message != null && <p>{message}</p>}
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

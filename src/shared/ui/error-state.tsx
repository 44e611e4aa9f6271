import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { errorState, errorTitle } from './empty-state.css.ts';

export interface ErrorStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** "Try again". */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be shown: what happened, and what to do next. */
export function ErrorState({ title, message, retryLabel, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert" className={errorState}>
      <p className={errorTitle}>
        <CircleAlert size={22} />
        {title}
      </p>
      {message != null && <p>{message}</p>}
      {onRetry !== undefined && retryLabel !== undefined && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { focusById } from './focus-by-id.ts';
import { skipLink } from './skip-link.css.ts';

/** First stop of the keyboard: jumps over the navigation. The aim needs `tabIndex={-1}`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      className={skipLink}
      href={`#${to}`}
      onClick={(event) => {
        // The hash would become an entry of the router's history.
        event.preventDefault();
        focusById(to, 'start');
      }}
    >
      {children}
    </a>
  );
}

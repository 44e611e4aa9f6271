import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './disclosure.css.ts';
import { stack } from './stack.css.ts';

export interface DisclosureProps {
  /** A heading where the page has one in this place. */
  title: ReactNode;
  /** What is in it at present, to be read while it is closed; announced when it changes. */
  held?: ReactNode;
  /** Something in it is wrong: it opens, so that the message is read. */
  wrong?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page that is closed until it is asked for. `focusById` opens it on the way to a field in it. */
export function Disclosure({ title, held, wrong = false, className, children }: DisclosureProps) {
  return (
    <details ref={wrong ? openUp : undefined} className={className}>
      <summary className={css.summary}>
        {title}
        {held != null && (
          <span role="status" className={css.held}>
            {held}
          </span>
        )}
        <ChevronDown className={css.arrow} size={20} />
      </summary>
      <div className={cx(stack[4], css.content)}>{children}</div>
    </details>
  );
}

/** Called when something in it becomes wrong: it may be closed again. */
function openUp(details: HTMLDetailsElement | null): void {
  if (details) details.open = true;
}

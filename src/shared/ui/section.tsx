import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { head } from './section.css.ts';
import { stack } from './stack.css.ts';

export interface SectionProps {
  title: ReactNode;
  /** Of the h2. */
  titleClass?: string;
  /** At the end of the title's line: the way to all of it. */
  action?: ReactNode;
  /** Between the title and what follows, in steps of 4 px. */
  gap?: keyof typeof stack;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its heading, which names it for screen readers. */
export function Section({ title, titleClass, action, gap = 3, className, children }: SectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className={titleClass}>
      {title}
    </h2>
  );
  return (
    <section className={cx(stack[gap], className)} aria-labelledby={id}>
      {action == null ? (
        heading
      ) : (
        <div className={head}>
          {heading}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

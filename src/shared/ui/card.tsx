import type { ComponentPropsWithRef } from 'react';
import { card, padded as paddedClass } from './card.css.ts';
import { cx } from './cx.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element that fits the content: an item of a list is an article. */
  as?: 'div' | 'article' | 'section' | 'li';
  padded?: boolean;
}

/** A raised surface. */
export function Card({ as = 'div', padded = false, className, ref, ...rest }: CardProps) {
  // The four elements share HTMLElement's attributes; TypeScript cannot unify their `ref` types.
  const Element = as as 'div';
  return <Element {...rest} ref={ref} className={cx(card, padded && paddedClass, className)} />;
}

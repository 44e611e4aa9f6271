import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import * as css from './stack.css.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Steps of 4 px. */
  gap?: keyof typeof css.stack;
}

/** One below the other, evenly apart. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cx(css.stack[gap], className)} />;
}

/** One beside the other, wrapping. */
export function Inline({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(css.inline, className)} />;
}

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { block as blockClass, button, buttonSize, buttonVariant } from './button.css.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: keyof typeof buttonVariant;
  size?: keyof typeof buttonSize;
  /** As wide as its place. */
  block?: boolean;
  /** Before the label; decoration. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The action is running: keeps the focus and the label, ignores further presses. */
  loading?: boolean;
}

/** Class names of a button, for the link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook, extra?: string): string {
  return cx(button, buttonSize[size], buttonVariant[variant], block && blockClass, extra);
}

/** A button whose label is a verb (brand, voice). */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, loading = false, className, children, onClick, type, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop the focus in mid-action, so a running button stays pressable and does nothing.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

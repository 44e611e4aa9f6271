import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { iconButton, iconButtonVariant } from './icon-button.css.ts';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The name; the icon in `children` is decoration. */
  'aria-label': string;
  variant?: keyof typeof iconButtonVariant;
}

/** A 44 × 44 px button that shows an icon only. */
export function IconButton({ variant = 'plain', className, type, ...rest }: IconButtonProps) {
  return <button {...rest} type={type ?? 'button'} className={cx(iconButton, iconButtonVariant[variant], className)} />;
}

import { Link, type LinkProps } from '../routing/link.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';

export type LinkButtonProps = ButtonLook & Omit<LinkProps, 'className'> & { className?: string };

/** A link that looks like a button: it goes somewhere, it does not act. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}

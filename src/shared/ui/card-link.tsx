import { Link, type LinkProps } from '../routing/link.tsx';
import { cardLink } from './card.css.ts';
import { cx } from './cx.ts';

export type CardLinkProps = Omit<LinkProps, 'className'> & { className?: string };

/** The link in a card's heading; pressing anywhere on the card follows it. */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={cx(cardLink, className)} />;
}

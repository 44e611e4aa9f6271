import type { ReactNode } from 'react';
import { badge, badgeTone, dot } from './badge.css.ts';
import { cx } from './cx.ts';

export interface BadgeProps {
  tone?: keyof typeof badgeTone;
  /** In place of the dot; "none" leaves both out. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short status. `accent` is the "play" colour: next free slot, live, primary stats. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const plain = icon === 'none' || (icon === undefined && (tone === 'neutral' || tone === 'accent'));
  return (
    <span className={cx(badge, badgeTone[tone], className)}>
      {!plain && (icon ?? <span className={dot[tone]} aria-hidden />)}
      {children}
    </span>
  );
}

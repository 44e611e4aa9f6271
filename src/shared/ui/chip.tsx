import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chip, group, groupFlow } from './chip.css.ts';
import { cx } from './cx.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  pressed: boolean;
  icon?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, icon, className, children, type, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type ?? 'button'} aria-pressed={pressed} className={cx(chip, className)}>
      {pressed ? <Check size={16} strokeWidth={3} /> : icon}
      {children}
    </button>
  );
}

export interface ChipGroupProps {
  /** What the chips choose, e.g. "Sport". */
  label: string;
  flow?: keyof typeof groupFlow;
  /** Ids of a hint and an error. */
  describedBy?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** Chips that belong together. */
export function ChipGroup({ label, flow = 'wrap', describedBy, className, children }: ChipGroupProps) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={cx(group, groupFlow[flow], className)}
    >
      {children}
    </div>
  );
}

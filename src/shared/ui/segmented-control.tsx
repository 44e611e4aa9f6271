import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './segmented-control.css.ts';

export interface Segment<T extends string> {
  value: T;
  label: ReactNode;
  /** Before the label; decoration. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<T extends string> {
  /** Of the chosen segment: what a message about the choice leads to. */
  id?: string | undefined;
  /** What is chosen, e.g. "Part of the day". */
  label: string;
  /** Ids of a hint and an error. */
  describedBy?: string | undefined;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its place, in equal parts. */
  block?: boolean;
}

/**
 * One of two to four short choices, effective at once: a group of radio buttons with the browser's own keys. Views of a page
 * are `TabLinks`, filters that may all be off are `Chip`s.
 */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { id, label, describedBy, segments, value, onChange, block = false } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={cx(css.group, block && css.block)}
    >
      {segments.map(({ value: own, label: text, icon, disabled }) => (
        <label key={own} className={css.segment}>
          <input
            id={own === value ? id : undefined}
            type="radio"
            className={css.radio}
            name={name}
            checked={own === value}
            disabled={disabled}
            onChange={() => onChange(own)}
          />
          {icon}
          {text}
        </label>
      ))}
    </div>
  );
}

import type { KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import * as css from './option-list.css.ts';

export interface ListOption<V> {
  value: V;
  label: string;
}

export interface OptionListProps<V> {
  label: string;
  options: readonly ListOption<V>[];
  /** The chosen one; anything else when there is none. */
  value?: V | null | undefined;
  /** The one that Tab leads to when none is chosen; by default the first. */
  atHand?: V | undefined;
  onChoose: (value: V) => void;
  /** In a dialog: the option at hand is focused when it opens. */
  focusFirst?: boolean;
  /** `short` for labels like "19:30". */
  look?: keyof typeof css.look;
}

/** Index that the key leads to, or undefined when the key is not the list's. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Options to choose one of: Tab leads to one, the arrows, Home and End to the others (ARIA practice for list boxes). */
export function OptionList<V extends string | number>(props: OptionListProps<V>) {
  const { label, options, value, onChoose, focusFirst, look = 'long' } = props;
  const wanted = options.find((one) => one.value === value) ?? options.find((one) => one.value === props.atHand);
  const atHand = wanted ?? options[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, chosen: V) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(chosen);
      return;
    }
    const next = target(event.key, index, options.length);
    if (next === undefined) return;
    event.preventDefault();
    const option = event.currentTarget.parentElement?.children[next];
    if (option instanceof HTMLElement) option.focus();
  };
  return (
    <div role="listbox" aria-label={label} className={cx(css.list, css.look[look])}>
      {options.map((option, index) => (
        <div
          key={option.value}
          role="option"
          className={css.option}
          aria-selected={option.value === value}
          tabIndex={option === atHand ? 0 : -1}
          data-autofocus={(focusFirst && option === atHand) || undefined}
          onClick={() => onChoose(option.value)}
          onKeyDown={(event) => onKeyDown(event, index, option.value)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { chip } from './chip.css.ts';
import { cx } from './cx.ts';
import * as css from './filter-chips.css.ts';
import { Popover, type PopoverProps } from './popover.tsx';

/** One line of filters, below the top bar while the list passes behind it. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  );
}

interface FilterChipProps extends Omit<PopoverProps, 'renderButton'> {
  /** What is chosen; undefined where nothing is. */
  chosen: string | undefined;
}

/** A filter: says what is chosen, and opens what there is to choose from. */
export function FilterChip({ chosen, ...popover }: FilterChipProps) {
  const { title } = popover;
  return (
    <Popover
      {...popover}
      renderButton={(attributes) => (
        <button
          {...attributes}
          type="button"
          className={cx(chip, css.filter, chosen !== undefined && css.inUse)}
          aria-label={chosen === undefined ? undefined : `${title}: ${chosen}`}
        >
          <span className={css.word}>{chosen ?? title}</span>
        </button>
      )}
    />
  );
}

import { GripVertical } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import * as css from './sortable.css.ts';
import { useReorder } from './use-reorder.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SortableOptions {
  /** The items in their order. */
  ids: readonly number[];
  /** `to` is the new place, counted from 0. */
  onMove: (id: number, to: number) => void;
  /** What a screen reader says of a handle. */
  hint: string;
  /** What it says once an item is at its new place. */
  news: (id: number, to: number) => string;
}

/** Attributes of an item's `li`; while something is dragged, `data-place` and its style are ahead of the document. */
export interface SortableItem {
  'data-item': number;
  'data-place': number;
  'data-dragged': true | undefined;
  style: { order: number };
}

export interface Sorting {
  /** Moves an item as its menu says; a place outside the list is no move. */
  move: (id: number, to: number) => void;
  /** Of an item's `li`. */
  item: (id: number) => SortableItem;
  /** Of an item's `DragHandle`, but its name. */
  handle: (id: number) => Omit<ComponentPropsWithRef<'button'>, 'aria-label'>;
  /** Stands beside the list: the hint, and the news of each move. */
  aside: ReactNode;
}

/**
 * A list that is put in order: moved by drag, by the arrow keys on an item's handle, or by `move` from the item's menu, for
 * those who can do neither (WCAG 2.5.7). The list is an `ul` laid out as a grid or a flex box.
 */
export function useSortable({ ids, onMove, hint, news }: SortableOptions): Sorting {
  const hintId = useId();
  const [said, setSaid] = useState('');
  const { order, dragged, move, handle } = useReorder(ids, (id, to) => {
    onMove(id, to);
    setSaid(news(id, to));
  });
  const aside = (
    <VisuallyHidden>
      <span id={hintId}>{hint}</span>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  return {
    move,
    aside,
    item: (id: number): SortableItem => {
      const place = order.indexOf(id);
      return {
        'data-item': id,
        'data-place': place,
        'data-dragged': dragged === id || undefined,
        style: { order: place },
      };
    },
    handle: (id: number) => ({ ...handle(id), 'aria-describedby': hintId }),
  };
}

/** What an item is dragged by, and moved with the arrow keys: takes the properties of `useSortable`. */
export const DragHandle = ({ className, ...rest }: Omit<IconButtonProps, 'children'>) => (
  <IconButton {...rest} className={cx(css.handle, className)}>
    <GripVertical size={20} />
  </IconButton>
);

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as css from './community-feed.css.ts';
import type { PostListProps } from './post-list.tsx';

/** Height in px of an entry that was never drawn. */
const USUAL_HEIGHT = 320;
/** Entries beyond each edge of the screen that are drawn too. */
const AROUND = 6;

/** Measured heights by entry: they outlive the list, so that going back finds every post where it was. */
const heights = new Map<string, number>();

/**
 * The entries near the screen, with the room of the others kept above and below them. An entry that has the focus stays drawn.
 * Screen readers are told its place and how many there are.
 */
export function VirtualList({ label, entries }: PostListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const place = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  const keyAt = useCallback((index: number) => entries[index]?.key ?? index, [entries]);
  // oxlint-disable-next-line react/incompatible-library -- it is not memoized: every scroll draws the list anew
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: (index) => heights.get(String(keyAt(index))) ?? USUAL_HEIGHT,
    getItemKey: keyAt,
    overscan: AROUND,
    scrollMargin: top,
    rangeExtractor: (range) => withFocused(range, list.current),
  });
  const drawn = virtualizer.getVirtualItems();
  const measure = (element: HTMLLIElement | null) => {
    virtualizer.measureElement(element);
    if (element?.dataset['key'] !== undefined) heights.set(element.dataset['key'], element.offsetHeight);
  };
  return (
    <ul ref={list} className={css.virtualList} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, key, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              data-key={entry.key}
              className={css.virtualEntry}
              style={{ transform: `translateY(${start - top}px)` }}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
            >
              {entry.content}
            </li>
          )
        );
      })}
    </ul>
  );
}

function withFocused(range: Range, list: HTMLElement | null): number[] {
  const indexes = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('li[data-index]');
  const index = focused && list?.contains(focused) ? Number(focused.dataset['index']) : null;
  return index === null || index >= range.count || indexes.includes(index)
    ? indexes
    : [...indexes, index].toSorted((a, b) => a - b);
}

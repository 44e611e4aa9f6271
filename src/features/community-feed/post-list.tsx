import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import * as css from './community-feed.css.ts';

const LONG = 200;
/** Height in px of an entry that was never drawn. */
const USUAL_HEIGHT = 320;
/** Entries beyond each edge of the screen that are drawn too. */
const AROUND = 6;
/** Measured heights in px by entry: they outlive the list, so that going back finds every post where it was. */
const heights = new Map<string, number>();

export interface ListEntry {
  key: string;
  content: ReactNode;
}

export interface PostListProps {
  label: string;
  entries: readonly ListEntry[];
  /** Key of an entry that is drawn wherever the reader is: an address leads to it. */
  linked?: string | null;
  /** Above so many entries only those near the screen are in the document. */
  long?: number;
}

/**
 * Posts below each other; of a long list only those near the screen are drawn, with the room of the others kept above and below them.
 * When a list becomes long, what is drawn keeps its elements and its place: nothing moves, and the focus stays. The first entry, to which
 * `N new posts` leads, the one that has the focus, and one that is linked stay drawn. Screen readers are told an entry's place and how many there are.
 */
export function PostList({ label, entries, linked = null, long = LONG }: PostListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLong = entries.length > long;
  const [isMeasured, setMeasured] = useState(isLong);
  const isVirtual = isLong && isMeasured;
  const top = useTop(list);

  // a list that becomes long is drawn whole once more, and measured
  useLayoutEffect(() => {
    if (isLong && !isMeasured) for (const entry of list.current?.children ?? []) note(entry, heightOf(entry));
    setMeasured(isLong);
  }, [isLong, isMeasured]);

  const keyAt = useCallback((index: number) => entries[index]?.key ?? String(index), [entries]);
  // oxlint-disable-next-line react/incompatible-library -- it is not memoized: every scroll draws the list anew
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    enabled: isVirtual,
    count: entries.length,
    estimateSize: (index) => heights.get(keyAt(index)) ?? USUAL_HEIGHT,
    measureElement: (element, change) => note(element, change?.borderBoxSize[0]?.blockSize ?? heightOf(element)),
    getItemKey: keyAt,
    overscan: AROUND,
    scrollMargin: top,
    // known before the window is watched: the first drawing has its entries
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // what goes from above the screen, or comes there, moves nothing on it; at the top of the list it is to be seen
    anchorTo: window.scrollY > top ? 'end' : 'start',
    scrollEndThreshold: -1, // the end of the list is no place to stick to
    rangeExtractor: (range) =>
      withKept(range, [0, focusedIndex(list.current), entries.findIndex(({ key }) => key === linked)]),
  });
  const drawn = isVirtual ? virtualizer.getVirtualItems() : entries.map((_, index) => ({ index, start: null }));
  return (
    <ul
      ref={list}
      className={isVirtual ? css.longList : css.list}
      aria-label={label}
      style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
    >
      {drawn.map(({ index, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={entry.key}
              ref={isVirtual ? virtualizer.measureElement : undefined}
              data-index={index}
              data-key={entry.key}
              className={start === null ? css.entry : css.placedEntry}
              style={start === null ? undefined : { top: start - top }}
              aria-setsize={start === null ? undefined : entries.length}
              aria-posinset={start === null ? undefined : index + 1}
            >
              {entry.content}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Where the list begins in the document, px; the page above it may grow. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const place = () => setTop(element.getBoundingClientRect().top + window.scrollY);
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [list]);
  return top;
}

/** Not rounded: of 200 entries the lost parts of a pixel would be a jump. */
const heightOf = (entry: Element): number => entry.getBoundingClientRect().height;

function note(entry: Element, height: number): number {
  if (entry instanceof HTMLElement && entry.dataset['key'] !== undefined) heights.set(entry.dataset['key'], height);
  return height;
}

function focusedIndex(list: HTMLElement | null): number {
  const entry = document.activeElement?.closest<HTMLElement>('li[data-index]');
  return entry && list?.contains(entry) ? Number(entry.dataset['index']) : -1;
}

function withKept(range: Range, kept: readonly number[]): number[] {
  const indexes = defaultRangeExtractor(range);
  const others = kept.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...indexes, ...others])].toSorted((a, b) => a - b);
}

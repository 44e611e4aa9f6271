import { type KeyboardEvent, type ReactNode, useCallback, useId } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../routing/link.tsx';
import { Badge } from './badge.tsx';
import { Stack } from './stack.tsx';
import * as css from './tab-links.css.ts';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
}

export interface TabLinksProps<T extends string> {
  /** Names the tab list; also the stem of the ids that join tab and panel. */
  id: string;
  label: string;
  tabs: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Index that the key leads to, or nothing when the key is not the tab list's. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Says on the list which of its edges cut tabs off, for the fade there. */
function markCuts(list: HTMLElement): void {
  const hidden = list.scrollWidth - list.clientWidth;
  list.toggleAttribute('data-cut-start', list.scrollLeft > 1);
  list.toggleAttribute('data-cut-end', list.scrollLeft < hidden - 1);
}

/** For the list: keeps the chosen tab in sight where not all of them fit. Source: WCAG 2.4.12. */
function useChosenInSight(chosenId: string) {
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list) return undefined;
      const watcher = new ResizeObserver(() => {
        const chosen = document.getElementById(chosenId);
        if (chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
        markCuts(list);
      });
      // also calls at once, and again when the font or the language changes a width
      for (const part of [list, ...list.children]) watcher.observe(part);
      return () => watcher.disconnect();
    },
    [chosenId],
  );
}

/** Views of one page, one at a time; the chosen one lives in the URL (arrow keys, Home and End move the choice). */
export function TabLinks<T extends string>({ id, label, tabs, value, onChange }: TabLinksProps<T>) {
  const list = useChosenInSight(`${id}-${value}-tab`);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = target(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${tab.value}-tab`)?.focus();
    onChange(tab.value);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={css.list}
      onScroll={({ currentTarget }) => markCuts(currentTarget)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}-tab`}
          className={css.tab}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  /** Same as the tab list's. */
  id: string;
  value: string;
  children: ReactNode;
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <Stack role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}-tab`} tabIndex={0}>
      {children}
    </Stack>
  );
}

export interface NavLinksProps {
  /** Names the navigation. */
  label: string;
  /** Pages below the same address; `count` is what waits there, not shown at 0. */
  links: readonly { to: string; label: string; count?: number }[];
}

/** The pages that a frame stands around, as links that look like tabs; that of the present page is marked. */
export function NavLinks({ label, links }: NavLinksProps) {
  const id = useId();
  const { pathname } = useLocation();
  const current = links.findIndex(({ to }) => to === pathname);
  const list = useChosenInSight(`${id}-${current}`);
  return (
    <nav aria-label={label}>
      <div ref={list} className={css.list} onScroll={({ currentTarget }) => markCuts(currentTarget)}>
        {links.map(({ to, label: text, count = 0 }, index) => (
          <Link
            key={to}
            id={`${id}-${index}`}
            to={to}
            className={css.tab}
            aria-current={index === current ? 'page' : undefined}
          >
            {text}
            {count > 0 && <Badge>{count}</Badge>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

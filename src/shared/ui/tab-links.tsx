import type { KeyboardEvent, ReactNode } from 'react';
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

/** Views of one page, one at a time; the chosen one lives in the URL (arrow keys, Home and End move the choice). */
export function TabLinks<T extends string>({ id, label, tabs, value, onChange }: TabLinksProps<T>) {
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
    <div role="tablist" aria-label={label} className={css.list}>
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

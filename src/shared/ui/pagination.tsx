import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  current: number;
  last: number;
  onPage: (page: number) => void;
  /** Name of the navigation, e.g. "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** e.g. "Page 2 of 9". */
  summary: string;
}

/** Steps through the pages of a list; draws nothing for a single page. */
export function Pagination({ current, last, onPage, label, previousLabel, nextLabel, summary }: PaginationProps) {
  if (last <= 1) return null;
  // `aria-disabled` keeps the focus on a button that has just become useless.
  const step = (page: number) => {
    const outside = page < 1 || page > last;
    return { 'aria-disabled': outside || undefined, onClick: () => !outside && onPage(page) };
  };
  return (
    <nav className={css.pagination} aria-label={label}>
      <Button variant="secondary" size="sm" {...step(current - 1)}>
        <ChevronLeft size={18} />
        {previousLabel}
      </Button>
      <span className={css.summary} aria-live="polite">
        {summary}
      </span>
      <Button variant="secondary" size="sm" {...step(current + 1)}>
        {nextLabel}
        <ChevronRight size={18} />
      </Button>
    </nav>
  );
}

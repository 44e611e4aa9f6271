import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../i18n/i18n-react.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './pagination.css.ts';

export interface PaginationProps {
  current: number;
  last: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list; draws nothing for a single page. */
export function Pagination({ current, last, onPage }: PaginationProps) {
  const t = useT();
  if (last <= 1) return null;
  // `aria-disabled` keeps the focus on a button that has just become useless.
  const step = (page: number) => {
    const outside = page < 1 || page > last;
    return { 'aria-disabled': outside || undefined, onClick: () => !outside && onPage(page) };
  };
  return (
    <nav className={css.pagination} aria-label={t('pages.label')}>
      <IconButton aria-label={t('pages.previous')} className={css.step} {...step(current - 1)}>
        <ChevronLeft size={22} />
      </IconButton>
      <span className={css.summary} aria-live="polite">
        {t('pages.summary', { page: current, pages: last })}
      </span>
      <IconButton aria-label={t('pages.next')} className={css.step} {...step(current + 1)}>
        <ChevronRight size={22} />
      </IconButton>
    </nav>
  );
}

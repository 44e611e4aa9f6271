import type { ReactNode } from 'react';
import * as css from './search-head.css.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SearchHeadProps {
  /** The page's h1. */
  title: string;
  /** How many were found, and the same in words; null while that is not known. */
  found: { total: number; words: string } | null;
  search: Omit<SearchBoxProps, 'className'>;
  /** The page's one filled button, or the way to another view. */
  action?: ReactNode;
}

/** Top of a page that searches: title, count, one action, search. */
export function SearchHead({ title, found, search, action }: SearchHeadProps) {
  return (
    <div className={css.top}>
      <h1>{title}</h1>
      <p role="status" className={css.total}>
        {found && (
          <>
            <VisuallyHidden>{found.words}</VisuallyHidden>
            <span aria-hidden>{found.total}</span>
          </>
        )}
      </p>
      {action}
      <SearchBox {...search} className={css.search} />
    </div>
  );
}

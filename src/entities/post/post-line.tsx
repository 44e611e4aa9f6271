import type { ReactNode } from 'react';
import { Link } from '../../shared/routing/link.tsx';
import * as css from './post.css.ts';

interface PostLineProps {
  /** Inside the app. */
  to: string;
  /** An icon or a picture; decoration. */
  mark: ReactNode;
  name: string;
  /** What else is to know; what there is none of is left out. */
  facts: readonly (string | null | undefined | false)[];
}

/** Something that a post is about, as a small card that leads there. */
export function PostLine({ to, mark, name, facts }: PostLineProps) {
  return (
    <Link to={to} className={css.linkCard}>
      <span className={css.linkMark} aria-hidden>
        {mark}
      </span>
      <span className={css.linkTexts}>
        <span className={css.linkName}>{name}</span>
        <span className={css.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  );
}

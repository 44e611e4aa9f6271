import type { ReactNode } from 'react';
import { type MenuItem, OverflowMenu } from './overflow-menu.tsx';
import * as css from './page-header.css.ts';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** One quiet line: how many, where, when. */
  meta?: ReactNode;
  /** The page's one filled button or link. */
  action?: ReactNode;
  /** Everything else that can be done with the page's subject. */
  menu?: readonly MenuItem[];
}

/** Top of a page: title, meta, one primary action, and the rest behind ⋯. */
export function PageHeader({ title, meta, action, menu }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.content}>
        <div className={css.texts}>
          <h1>{title}</h1>
          {meta != null && <p className={css.meta}>{meta}</p>}
        </div>
        {action}
      </div>
      {menu && menu.length > 0 && <OverflowMenu items={menu} />}
    </header>
  );
}

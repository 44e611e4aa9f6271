import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import * as css from './unknown-page.css.ts';

interface UnknownPageProps {
  /** Where to look on. */
  next: { to: string; label: string };
  /** What it is that is not there. */
  children: ReactNode;
}

/** In place of a thing that does not exist, or that is not for this reader: nobody outside may tell which. */
export function UnknownPage({ next, children }: UnknownPageProps) {
  const t = useT();
  const title = t('errors.pageNotFound');
  return (
    <>
      <title>{`${title} · Fusha`}</title>
      <h1 className={css.title}>{title}</h1>
      <EmptyState drawing="search" action={<LinkButton to={next.to}>{next.label}</LinkButton>}>
        {children}
      </EmptyState>
    </>
  );
}

import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import * as css from './auth.css.ts';

interface AuthPageProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** The frame of a sign-in step: one narrow column with a heading and a sentence of explanation. */
export function AuthPage({ title, subtitle, children }: AuthPageProps) {
  const t = useT();
  return (
    <div className={css.page}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.subtitle}>{subtitle}</p>
      </div>
      {children}
    </div>
  );
}

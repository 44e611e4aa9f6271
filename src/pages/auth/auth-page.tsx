import type { ReactNode } from 'react';
import * as css from './auth.css.ts';

interface AuthPageProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** Layout of a sign-in step: one narrow column with a heading and one sentence of explanation. */
export function AuthPage({ title, subtitle, children }: AuthPageProps) {
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
